import type { Store } from '@reduxjs/toolkit';
import type { i18n as Translator } from 'i18next';
import type { ReactNode } from 'react';
import { UiWords } from '@repo/ui/words';
import type { UiWord } from '@repo/ui/words';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { SessionOverlays } from '@repo/session/modal/session-overlays';
import { Admission } from './entry/admission.tsx';
import { AffiliateCode } from './entry/affiliate-code.tsx';
import { FatalErrorBoundary } from './frame/fatal-error-screen.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { noCart } from './header/cart-source.ts';
import type { CartSource } from './header/cart-source.ts';

type AppRootProps = {
  readonly i18n: Translator;
  readonly store: Store;
  /** What the picture shows that is taken up; answers may come while that goes on. */
  readonly drawnState?: unknown;
  readonly cart?: CartSource | undefined;
  /** Where there is no address bar, something else says which page it is. */
  readonly inRouter?: (page: ReactNode) => ReactNode;
  readonly children: ReactNode;
};

/** Everything that an app's routes live in. */
export function AppRoot({
  i18n,
  store,
  drawnState,
  cart = noCart,
  inRouter = inBrowser,
  children,
}: AppRootProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store} serverState={drawnState}>
        <TranslatedWords>
          {inRouter(
            // The inner one leaves the header in place; the outer one is for when that is what broke down.
            <FatalErrorBoundary>
              <SessionOverlays />
              <PageFrame cart={cart}>
                <FatalErrorBoundary>
                  <AffiliateCode>
                    <Admission>{children}</Admission>
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

/** What the components of packages/ui say by themselves, in the language of the page. */
function TranslatedWords({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('ui');
  return <UiWords value={(word: UiWord, values = {}) => t(word, { ...values })}>{children}</UiWords>;
}
