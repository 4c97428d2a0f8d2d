import '@repo/ui/styles.css';
import type { Reducer } from '@reduxjs/toolkit';
import { startI18n } from '@repo/i18n/start-i18n';
import type { Topic } from '@repo/i18n/text-loaders';
import { openSession } from '@repo/session/session/open-session';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { secureAddressOf } from './entry/secure-address.ts';
import { applyTheme, storedTheme } from './footer/stored-theme.ts';
import type { CartSourceOf } from './header/cart-source.ts';
import { collectFaults } from './reporting/collect-faults.ts';
import { followConsent } from './reporting/follow-consent.ts';
import { createAppStore } from './store/create-app-store.ts';
import type { CommonState } from './store/create-app-store.ts';
import { storedLocale } from './store/stored-locale.ts';
import { AppRoot } from './app-root.tsx';

type AppDescription<State> = {
  /** The app's own texts, and others that its first pages need at once. */
  readonly topic: Topic | readonly Topic[];
  readonly reducer: Reducer<State>;
  readonly routes: ReactNode;
  /** What knows the cart, made from the store of the app. */
  readonly cart?: CartSourceOf<State>;
};

/** Starts one of the apps in the page: texts, store, then the first picture. */
export async function startApp<State extends CommonState>({
  topic,
  reducer,
  routes,
  cart,
}: AppDescription<State>): Promise<void> {
  const secureAddress = secureAddressOf(globalThis.location);
  if (secureAddress !== undefined) return globalThis.location.replace(secureAddress);
  const faults = collectFaults();
  applyTheme(storedTheme());
  const place = document.querySelector('#root');
  if (place === null) throw new Error('the page has no place for the app');
  const opening = openSession({ locale: () => i18n.language });
  const i18n = await startI18n(storedLocale(), ...[topic].flat());
  const store = createAppStore(reducer, await opening);
  followConsent(store, faults);
  createRoot(place, {
    // React keeps these to itself: they are faults of the page like any other.
    onCaughtError: (fault) => globalThis.reportError(fault),
  }).render(
    <StrictMode>
      <AppRoot i18n={i18n} store={store} cart={cart?.(store)}>
        {routes}
      </AppRoot>
    </StrictMode>,
  );
}
