import { useConfigurationQuery } from '@repo/api-client/site-data';
import { hasHeaderAndFooter } from '@repo/domain/site/page-chrome';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ConnectionNotes } from '../connection/connection-notes.tsx';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import type { CartSource } from '../header/cart-source.ts';
import { SiteHeader } from '../header/site-header.tsx';
import { Notices } from '../notices/notices.tsx';
import { NavigationFocusProvider } from './navigation-focus.tsx';
import classNames from './page-frame.module.css';

const contentId = 'content';

type PageFrameProps = { readonly cart: CartSource; readonly children: ReactNode };

/** The frame of every page: skip link, header, main content and footer. */
export function PageFrame({ cart, children }: PageFrameProps) {
  const { t } = useTranslation();
  // Loaded here for all parts of the page.
  useConfigurationQuery();
  const isFramed = hasHeaderAndFooter(useLocation().pathname);
  return (
    <NavigationFocusProvider>
      <a className={classNames['skip']} href={`#${contentId}`}>
        {t('skipToContent')}
      </a>
      <ConnectionNotes />
      {isFramed ? <SiteHeader cart={cart} /> : null}
      <main id={contentId} tabIndex={-1} className={classNames['main']}>
        {children}
      </main>
      {isFramed ? <SiteFooter /> : null}
      <ConsentBanner />
      <Notices />
    </NavigationFocusProvider>
  );
}
