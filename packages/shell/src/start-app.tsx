import '@repo/ui/styles.css';
import type { Reducer, Store, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { siteRequests } from '@repo/api-client/site-data';
import { warmFormats } from '@repo/i18n/formats/warm-formats';
import { startI18n } from '@repo/i18n/start-i18n';
import type { Topic } from '@repo/i18n/text-loaders';
import { openSession } from '@repo/session/session/open-session';
import { StrictMode, startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { secureAddressOf } from './entry/secure-address.ts';
import { applyTheme, storedTheme } from './footer/stored-theme.ts';
import type { CartSourceOf } from './header/cart-source.ts';
import { registerWorker } from './offline/register-worker.ts';
import { AfterHydration } from './prerender/after-hydration.tsx';
import { collectFaults } from './reporting/collect-faults.ts';
import { followConsent } from './reporting/follow-consent.ts';
import { createAppStore } from './store/create-app-store.ts';
import type { CommonState } from './store/create-app-store.ts';
import { storedLocale } from './store/stored-locale.ts';
import { AppRoot } from './app-root.tsx';

/** Loads what the first render of an address needs. */
export type FirstPage = (app: {
  readonly store: Store;
  readonly pathname: string;
  readonly search: string;
}) => Promise<FirstRequests>;

/** Requests that are sent together, before components request them one by one and render again. */
type FirstRequests = readonly ThunkAction<void, unknown, unknown, UnknownAction>[];

export type AppDescription<State> = {
  /** The texts of the app, and others that its first pages need. */
  readonly topic: Topic | readonly Topic[];
  readonly reducer: Reducer<State>;
  readonly routes: ReactNode;
  /** Creates the cart source from the store of the app. */
  readonly cart?: CartSourceOf<State>;
  readonly loadFirstPage?: FirstPage;
};

/** Starts an app: texts, store, then the first render. */
export async function startApp<State extends CommonState>({
  topic,
  reducer,
  routes,
  cart,
  loadFirstPage,
}: AppDescription<State>): Promise<void> {
  const secureAddress = secureAddressOf(globalThis.location);
  if (secureAddress !== undefined) return globalThis.location.replace(secureAddress);
  await nextTask();
  const faults = collectFaults();
  applyTheme(storedTheme());
  const place = document.querySelector('#root');
  if (place === null) throw new Error('the page has no place for the app');
  const opening = openSession({ locale: () => i18n.language });
  const locale = storedLocale();
  warmFormats(locale);
  const i18n = await startI18n(locale, ...[topic].flat());
  const store = createAppStore(reducer, await opening);
  followConsent(store, faults);
  // If this fails, the page itself reports it.
  const { pathname, search } = globalThis.location;
  const loading = loadFirstPage?.({ store, pathname, search }).catch((fault: unknown) => {
    reportError(fault);
    // A prerendered page cannot hydrate without its parts, and would stay busy and ignore every press.
    document.documentElement.dataset['known'] = '';
    globalThis.dispatchEvent(new Event('app-hydrated'));
  });
  const requests = (await loading) ?? [];
  await nextTask();
  for (const request of [...siteRequests(), ...requests]) store.dispatch(request);
  const prerendered = prerenderedPartOf(place);
  const page = (
    <StrictMode>
      <AppRoot i18n={i18n} store={store} prerenderedState={store.getState()} cart={cart?.(store)}>
        {prerendered === 'frame' ? <AfterHydration>{routes}</AfterHydration> : routes}
      </AppRoot>
    </StrictMode>
  );
  // React does not report caught faults itself.
  const options = { onCaughtError: (fault: unknown) => reportError(fault) };
  // In slices: rendering a page at once would block a phone.
  startTransition(() => {
    if (prerendered === undefined) createRoot(place, options).render(page);
    else hydrateRoot(place, page, options);
  });
  registerWorker();
}

/** Yields, so that a phone can paint and respond during the start. */
const nextTask = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Returns what was prerendered for this visitor: the whole page, or the frame around it. Removes HTML that
 * tooling/vite/src/prerender-start.js found not to fit.
 */
function prerenderedPartOf(place: Element): 'page' | 'frame' | undefined {
  const { dataset } = document.documentElement;
  if (dataset['known'] !== undefined) {
    place.replaceChildren();
    place.removeAttribute('aria-busy');
    delete dataset['known'];
  }
  const main = place.querySelector('main');
  if (main === null) return undefined;
  return main.hasChildNodes() ? 'page' : 'frame';
}
