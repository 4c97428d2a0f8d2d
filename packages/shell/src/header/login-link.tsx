import { appOfPath } from '@repo/domain/site/app-of-path';
import { authFormOpened, authForms } from '@repo/session/session/auth-modal-slice';
import { logOut } from '@repo/session/session/log-out';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { selectUserKind } from '@repo/session/session/session-slice';
import { buttonClass } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../entry/app-link.tsx';

const loginPage = /^\/(?:login\/?)?$/i;

/**
 * Signs in or out. Within a booking the form opens over the page, so that nobody loses what they have filled in; from
 * anywhere else it is a page.
 */
export function LoginLink({ isWide = false }: { readonly isWide?: boolean }) {
  const { t } = useTranslation();
  const dispatch = useSessionDispatch();
  const { pathname } = useLocation();
  const isGuest = useSelector(selectUserKind) === 'guest';
  const className = buttonClass({ look: isWide ? 'secondary' : 'quiet', size: 'small', isWide });
  if (!isGuest)
    return (
      <button type="button" className={className} onClick={() => void dispatch(logOut())}>
        {t('header.logout')}
      </button>
    );
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
