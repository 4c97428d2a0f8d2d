import { homePathOf } from '@repo/domain/site/page-redirect';
import { selectAuthForm } from '@repo/session/session/auth-modal-slice';
import { selectUserKind } from '@repo/session/session/session-slice';
import { SidePanel } from '@repo/ui/overlays/side-panel';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../entry/app-link.tsx';
import { LanguageSwitch } from '../footer/language-switch.tsx';
import { BookNow } from './book-now.tsx';
import { LoginLink } from './login-link.tsx';
import classNames from './menu-panel.module.css';
import { currentPage, SiteLinks } from './site-links.tsx';

type MenuPanelProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The header as a list with the language, for narrow screens. */
export function MenuPanel({ isOpen, onClose }: MenuPanelProps) {
  const { t } = useTranslation();
  const kind = useSelector(selectUserKind);
  const { pathname } = useLocation();
  useClosedByNavigation(onClose);
  return (
    <SidePanel open={isOpen} onClose={onClose} title={t('header.menu')}>
      <div className={classNames['menu']}>
        <nav aria-label={t('header.navigation')}>
          <SiteLinks className={classNames['links']} />
        </nav>
        <div role="group" aria-label={t('header.account')} className={classNames['account']}>
          {kind === 'host' || kind === 'provider' ? (
            <AppLink
              to={homePathOf(kind)}
              className={classNames['profile']}
              {...currentPage(pathname, homePathOf(kind))}
            >
              {t('header.profile')}
            </AppLink>
          ) : null}
          <LoginLink isWide />
          {kind === 'provider' ? null : <BookNow isWide />}
        </div>
        <LanguageSwitch />
      </div>
    </SidePanel>
  );
}

/** Closes the menu when one of its links navigates or opens the auth form. */
function useClosedByNavigation(onClose: () => void): void {
  const location = useLocation();
  const form = useSelector(selectAuthForm);
  const opened = useRef(location);
  useEffect(() => {
    if (opened.current !== location || form !== undefined) onClose();
    opened.current = location;
  }, [location, form, onClose]);
}
