import type { Store } from '@reduxjs/toolkit';
import type { i18n as Translator } from 'i18next';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { UiTextProvider } from '@repo/ui/ui-texts';
import type { UiTextKey } from '@repo/ui/ui-texts';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { SessionOverlays } from '@repo/session/modal/session-overlays';
import { PageGuard } from './entry/page-guard.tsx';
import { AffiliateCode } from './entry/affiliate-code.tsx';
import { FatalErrorBoundary } from './frame/fatal-error-screen.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { noCart } from './header/cart-source.ts';
import type { CartSource } from './header/cart-source.ts';

type AppRootProps = {
  readonly i18n: Translator;
  readonly store: Store;
  /** The state that was prerendered; replies may arrive while the page hydrates. */
  readonly prerenderedState?: unknown;
  readonly cart?: CartSource | undefined;
  /** Replaces the router of the browser where there is no address bar. */
  readonly inRouter?: (page: ReactNode) => ReactNode;
  readonly children: ReactNode;
};

/** The providers and the frame around the routes of an app. */
export function AppRoot({
  i18n,
  store,
  prerenderedState,
  cart = noCart,
  inRouter = inBrowser,
  children,
}: AppRootProps) {
  // The app runs, so the notice for pages that do not start is removed (tooling/vite/src/start-notice.ts).
  useEffect(() => document.querySelector('#start-notice')?.remove(), []);
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store} serverState={prerenderedState}>
        <TranslatedWords>
          {inRouter(
            // The inner boundary keeps the header; the outer one catches crashes of the header itself.
            <FatalErrorBoundary>
              <SessionOverlays />
              <PageFrame cart={cart}>
                <FatalErrorBoundary>
                  <AffiliateCode>
                    <PageGuard>{children}</PageGuard>
                  </AffiliateCode>
                </FatalErrorBoundary>
              </PageFrame>
            </FatalErrorBoundary>,
          )}
        </TranslatedWords>
      </Provider>
    </I18nextProvider>
  );
}

const inBrowser = (page: ReactNode) => <BrowserRouter>{page}</BrowserRouter>;

/** Provides packages/ui with its texts in the language of the page. */
function TranslatedWords({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <UiTextProvider value={(word: UiTextKey, values = {}) => t(word, { ...values })}>
      {children}
    </UiTextProvider>
  );
}
