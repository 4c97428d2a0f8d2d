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
 * Renders an address to HTML as a first-time visitor sees it, while an app is built. Follows the steps of startApp, which
 * hydrates it.
 */
export async function prerenderPage<State extends CommonState>(
  { topic, reducer, routes, cart, loadFirstPage }: AppDescription<State>,
  address: string,
): Promise<string> {
  const i18n = await startI18n(defaultLocale, ...[topic].flat());
  const store = createAppStore(reducer, await openSession({ locale: () => i18n.language }));
  const { pathname, search } = new URL(address, 'http://page.invalid');
  await loadFirstPage?.({ store, pathname, search });
  const inPlace = (page: ReactNode) => <StaticRouter location={address}>{page}</StaticRouter>;
  const { prelude } = await prerender(
    <AppRoot i18n={i18n} store={store} cart={cart?.(store)} inRouter={inPlace}>
      {routes}
    </AppRoot>,
    // Renders everything inline: later chunks would need a script to move them.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
