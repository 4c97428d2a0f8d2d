import type { Store } from '@reduxjs/toolkit';
import type { i18n as Translator } from 'i18next';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { FatalErrorBoundary } from './frame/fatal-error-screen.tsx';
import { PageFrame } from './frame/page-frame.tsx';

type AppRootProps = { readonly i18n: Translator; readonly store: Store; readonly children: ReactNode };

/** Everything that an app's routes live in; the first picture waits for what the browser had kept. */
export function AppRoot({ i18n, store, children }: AppRootProps) {
  const isRestored = useRestoredStore(store);
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <BrowserRouter>
          <PageFrame>
            <FatalErrorBoundary>{isRestored ? children : null}</FatalErrorBoundary>
          </PageFrame>
        </BrowserRouter>
      </Provider>
    </I18nextProvider>
  );
}

/** Whether every kept slice is back; an app that keeps none has nothing to wait for. */
function useRestoredStore(store: Store): boolean {
  const [{ subscribe, isRestored }] = useState(() => {
    const persistor = persistStore(store);
    return {
      subscribe: (changed: () => void) => persistor.subscribe(changed),
      isRestored: () => persistor.getState().bootstrapped || persistor.getState().registry.length === 0,
    };
  });
  return useSyncExternalStore(subscribe, isRestored);
}
