import { commonReducer } from '@repo/shell/store/create-app-store';
import { openApp } from '@repo/shell/testing/open-app';
import { loadFirstPage } from '../app/first-page.ts';
import { routes } from '../app/routes.tsx';
import { signedIn } from './people.ts';

type Opened = {
  readonly provider: string;
  readonly path: string;
  readonly locale?: 'en-CA' | 'fr-CA';
  readonly apiHost?: string;
};

/** Time for a page that is loaded on demand and calls the API on a busy machine. */
export const patience = { timeout: 30_000 };

/** Opens a page of the portal as a demo provider. */
export async function openPortal({ provider, path, locale = 'en-CA', apiHost = '' }: Opened) {
  history.replaceState(null, '', path);
  const session = await signedIn(provider, 'provider');
  return openApp({
    topic: 'providerPortal',
    reducer: commonReducer,
    routes,
    loadFirstPage,
    locale,
    session,
    apiHost,
  });
}
