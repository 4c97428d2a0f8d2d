import '@repo/ui/styles.css';
import type { Reducer, Store, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { siteQuestions } from '@repo/api-client/site-data';
import { startI18n } from '@repo/i18n/start-i18n';
import type { Topic } from '@repo/i18n/text-loaders';
import { openSession } from '@repo/session/session/open-session';
import type { i18n as Translator } from 'i18next';
import { StrictMode, startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { secureAddressOf } from './entry/secure-address.ts';
import { applyTheme, storedTheme } from './footer/stored-theme.ts';
import type { CartSourceOf } from './header/cart-source.ts';
import { AfterPicture } from './picture/after-picture.tsx';
import { collectFaults } from './reporting/collect-faults.ts';
import { followConsent } from './reporting/follow-consent.ts';
import { createAppStore } from './store/create-app-store.ts';
import type { CommonState } from './store/create-app-store.ts';
import { storedLocale } from './store/stored-locale.ts';
import { AppRoot } from './app-root.tsx';

/** Brings what the first picture of an address shows, where that is not here yet. */
export type FirstPage = (app: {
  readonly store: Store;
  readonly i18n: Translator;
  readonly pathname: string;
  readonly search: string;
}) => Promise<Questions>;

/** What the server is asked soon after, all at once and before any component does: each would draw its part anew. */
type Questions = readonly ThunkAction<void, unknown, unknown, UnknownAction>[];

export type AppDescription<State> = {
  /** The app's own texts, and others that its first pages need at once. */
  readonly topic: Topic | readonly Topic[];
  readonly reducer: Reducer<State>;
  readonly routes: ReactNode;
  /** What knows the cart, made from the store of the app. */
  readonly cart?: CartSourceOf<State>;
  readonly loadFirstPage?: FirstPage;
};

/** Starts one of the apps in the page: texts, store, then the first picture. */
export async function startApp<State extends CommonState>({
  topic,
  reducer,
  routes,
  cart,
  loadFirstPage,
}: AppDescription<State>): Promise<void> {
  const secureAddress = secureAddressOf(globalThis.location);
  if (secureAddress !== undefined) return globalThis.location.replace(secureAddress);
  await aMoment();
  const faults = collectFaults();
  applyTheme(storedTheme());
  const place = document.querySelector('#root');
  if (place === null) throw new Error('the page has no place for the app');
  const opening = openSession({ locale: () => i18n.language });
  const i18n = await startI18n(storedLocale(), ...[topic].flat());
  const store = createAppStore(reducer, await opening);
  followConsent(store, faults);
  // Where it cannot be loaded, the page that shows it says so.
  const { pathname, search } = globalThis.location;
  const questions = (await loadFirstPage?.({ store, i18n, pathname, search }).catch(reportError)) ?? [];
  await aMoment();
  for (const question of [...siteQuestions(), ...questions]) store.dispatch(question);
  const picture = pictureIn(place);
  const page = (
    <StrictMode>
      <AppRoot i18n={i18n} store={store} drawnState={store.getState()} cart={cart?.(store)}>
        {picture === 'frame' ? <AfterPicture>{routes}</AfterPicture> : routes}
      </AppRoot>
    </StrictMode>
  );
  // React keeps these to itself: they are faults of the page like any other.
  const options = { onCaughtError: (fault: unknown) => reportError(fault) };
  // In slices: at once, the first picture of a page keeps a phone from answering.
  startTransition(() => {
    if (picture === undefined) createRoot(place, options).render(page);
    else hydrateRoot(place, page, options);
  });
}

/** All of a start in one go would keep a phone from painting and answering. */
const aMoment = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * What the page came with that is true of this visitor (tooling/vite/src/first-look.js): its whole picture, or only what
 * stands around it.
 */
function pictureIn(place: Element): 'page' | 'frame' | undefined {
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
