import { brand } from '@repo/domain/brand';
import { homePathOf } from '@repo/domain/site/page-redirect';
import { selectUserKind } from '@repo/session/session/session-slice';
import { IconButton } from '@repo/ui/actions/icon-button';
import { Icon } from '@repo/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { OnDemand } from '../connection/on-demand.tsx';
import { AppLink } from '../entry/app-link.tsx';
import { BookNow } from './book-now.tsx';
import { CartLink } from './cart-link.tsx';
import type { CartSource } from './cart-source.ts';
import { LoginLink } from './login-link.tsx';
import classNames from './site-header.module.css';
import { currentPage, SiteLinks } from './site-links.tsx';

const loadBell = async () => (await import('../notifications/live-bell.tsx')).LiveBell;
const loadMenu = async () => (await import('./menu-panel.tsx')).MenuPanel;

/** The header of every page, by the kind of user (S1§2, A-R10). */
export function SiteHeader({ cart }: { readonly cart: CartSource }) {
  const { t } = useTranslation();
  const kind = useSelector(selectUserKind);
  const { pathname } = useLocation();
  const isReceiver = kind === 'host' || kind === 'provider';
  return (
    <header className={classNames['header']}>
      <div className={classNames['row']}>
        <div className={classNames['identity']}>
          <AppLink className={classNames['home']} to="/">
            {brand.singular}
          </AppLink>
          <abbr className={classNames['area']} title={t('serviceAreaLong')}>
            {t('serviceArea')}
          </abbr>
        </div>
        <nav aria-label={t('header.navigation')} className={classNames['navigation']}>
          <SiteLinks className={classNames['links']} />
        </nav>
        <div className={classNames['tools']}>
          {kind === 'host' ? <CartLink source={cart} /> : null}
          {isReceiver ? (
            <span className={classNames['bell']}>
              <OnDemand isWanted load={loadBell} props={{}} />
            </span>
          ) : null}
          {isReceiver ? (
            <AppLink
              to={homePathOf(kind)}
              aria-label={t('header.profile')}
              title={t('header.profile')}
              className={classNames['icon-link']}
              {...currentPage(pathname, homePathOf(kind))}
            >
              <Icon name="user" />
            </AppLink>
          ) : null}
          <span className={classNames['wide-only']}>
            <LoginLink />
          </span>
          {kind === 'provider' ? null : (
            <span className={classNames['roomy-only']}>
              <BookNow />
            </span>
          )}
          <MenuButton />
        </div>
      </div>
    </header>
  );
}

/** Opens the menu on narrow screens. */
function MenuButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={classNames['narrow-only']}>
      <IconButton
        icon="menu"
        label={t('header.menu')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <OnDemand isWanted={isOpen} load={loadMenu} props={{ isOpen, onClose: () => setIsOpen(false) }} />
    </span>
  );
}
