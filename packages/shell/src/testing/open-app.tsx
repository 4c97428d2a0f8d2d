import type { Reducer } from '@reduxjs/toolkit';
import type { Locale } from '@repo/i18n/locale';
import { startI18n } from '@repo/i18n/start-i18n';
import type { Topic } from '@repo/i18n/text-loaders';
import { openSession } from '@repo/session/session/open-session';
import type { SessionUser } from '@repo/session/session/session-slice';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppRoot } from '../app-root.tsx';
import type { CartSourceOf } from '../header/cart-source.ts';
import type { FirstPage } from '../start-app.tsx';
import { createAppStore } from '../store/create-app-store.ts';
import type { CommonState } from '../store/create-app-store.ts';

type OpenedApp<State> = {
  readonly topic: Topic | readonly Topic[];
  readonly reducer: Reducer<State>;
  readonly routes: ReactNode;
  readonly cart?: CartSourceOf<State>;
  readonly loadFirstPage?: FirstPage;
  readonly locale?: Locale;
  /** Another server than the real one that the test run has started. */
  readonly apiHost?: string;
  /** The session when the page opens; a guest by default. */
  readonly session?: { readonly token: string; readonly user: SessionUser };
};

/** Flushes pending writes, which would otherwise overwrite the storage of the next test. */
const leavePage = (): void => act(() => void globalThis.dispatchEvent(new Event('pagehide')));

afterEach(leavePage);

/** Starts an app as in a browser, for tests of its screens; `loads` are the pages it has loaded. */
export async function openApp<State extends CommonState>(app: OpenedApp<State>) {
  const i18n = await startI18n(app.locale ?? 'en-CA', ...[app.topic].flat());
  const loads: string[] = [];
  const session = await openSession({
    apiHost: app.apiHost ?? '',
    locale: () => i18n.language,
    loadPage: (path) => loads.push(path),
  });
  if (app.session !== undefined) await session.keeper.start(app.session);
  const store = createAppStore(app.reducer, session);
  const { pathname, search } = globalThis.location;
  await app.loadFirstPage?.({ store, pathname, search });
  const page = render(
    <AppRoot i18n={i18n} store={store} cart={app.cart?.(store)}>
      {app.routes}
    </AppRoot>,
  );
  const unmount = (): void => {
    leavePage();
    page.unmount();
  };
  return { ...page, unmount, i18n, store, loads };
}
