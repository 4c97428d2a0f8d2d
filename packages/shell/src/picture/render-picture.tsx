import { defaultLocale } from '@repo/i18n/locale';
import { startI18n } from '@repo/i18n/start-i18n';
import { openSession } from '@repo/session/session/open-session';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppRoot } from '../app-root.tsx';
import type { AppDescription } from '../start-app.tsx';
import { createAppStore } from '../store/create-app-store.ts';
import type { CommonState } from '../store/create-app-store.ts';

/**
 * What a stranger sees first at an address, as HTML: drawn while an app is built, without a browser or a server, in the
 * steps of startApp, which takes it up as its own.
 */
export async function renderPicture<State extends CommonState>(
  { topic, reducer, routes, cart, loadFirstPage }: AppDescription<State>,
  address: string,
): Promise<string> {
  const i18n = await startI18n(defaultLocale, ...[topic].flat());
  const store = createAppStore(reducer, await openSession({ locale: () => i18n.language }));
  const { pathname, search } = new URL(address, 'http://page.invalid');
  await loadFirstPage?.({ store, i18n, pathname, search });
  const inPlace = (page: ReactNode) => <StaticRouter location={address}>{page}</StaticRouter>;
  const { prelude } = await prerender(
    <AppRoot i18n={i18n} store={store} cart={cart?.(store)} inRouter={inPlace}>
      {routes}
    </AppRoot>,
    // All of it in its place: what came later would need a script of its own to be put there.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
