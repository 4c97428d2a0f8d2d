import '@repo/ui/styles.css';
import type { Reducer } from '@reduxjs/toolkit';
import { createCall } from '@repo/api-client/create-call';
import { startI18n } from '@repo/i18n/start-i18n';
import type { Topic } from '@repo/i18n/text-loaders';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppStore } from './store/create-app-store.ts';
import type { ServerDataState } from './store/create-app-store.ts';
import { storedLocale } from './store/stored-locale.ts';
import { AppRoot } from './app-root.tsx';

type AppDescription<State> = {
  /** The app's own texts. */
  readonly topic: Topic;
  readonly reducer: Reducer<State>;
  readonly routes: ReactNode;
};

/** Starts one of the apps in the page: texts, store, then the first picture. */
export async function startApp<State extends ServerDataState>({
  topic,
  reducer,
  routes,
}: AppDescription<State>): Promise<void> {
  const place = document.querySelector('#root');
  if (place === null) throw new Error('the page has no place for the app');
  const i18n = await startI18n(storedLocale(), topic);
  const store = createAppStore(reducer, createCall({ locale: () => i18n.language }));
  createRoot(place).render(
    <StrictMode>
      <AppRoot i18n={i18n} store={store}>
        {routes}
      </AppRoot>
    </StrictMode>,
  );
}
