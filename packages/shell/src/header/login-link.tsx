import { appOfPath } from '@repo/domain/site/app-of-path';
import { authFormOpened, authForms } from '@repo/session/session/auth-modal-slice';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { selectUserKind } from '@repo/session/session/session-slice';
import { buttonClass } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../entry/app-link.tsx';
import { LogOutButton } from './log-out-button.tsx';

const loginPage = /^\/(?:login\/?)?$/i;

/**
 * Logs in or out. During a booking the form opens over the page, so that no entries are lost; elsewhere it is a page.
 */
export function LoginLink({ isWide = false }: { readonly isWide?: boolean }) {
  const { t } = useTranslation();
  const dispatch = useSessionDispatch();
  const { pathname } = useLocation();
  const isGuest = useSelector(selectUserKind) === 'guest';
  const className = buttonClass({ look: isWide ? 'secondary' : 'quiet', size: 'small', isWide });
  if (!isGuest) return <LogOutButton className={className} />;
  const isPage = loginPage.test(pathname);
  if (isPage || appOfPath(pathname) !== 'booking')
    return (
      <AppLink to="/Login" className={className} {...(isPage ? { 'aria-current': 'page' } : {})}>
        {t('header.login')}
      </AppLink>
    );
  return (
    <button type="button" className={className} onClick={() => dispatch(authFormOpened(authForms.login))}>
      {t('header.login')}
    </button>
  );
}
