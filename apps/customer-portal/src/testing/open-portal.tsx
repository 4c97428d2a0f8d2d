import { commonReducer } from '@repo/shell/store/create-app-store';
import { demoSession } from '@repo/shell/testing/demo-session';
import { openApp } from '@repo/shell/testing/open-app';
import { loadFirstPage } from '../app/first-page.ts';
import { routes } from '../app/routes.tsx';

/** Shared by all tests of a file, because sign-ins are limited. */
const sessions: Partial<Record<string, ReturnType<typeof demoSession>>> = {};

type Opened = {
  readonly path: string;
  readonly host?: string;
  readonly locale?: 'en-CA' | 'fr-CA';
  readonly apiHost?: string;
};

/** Time for a page that is loaded on demand and calls the API on a busy machine. */
export const patience = { timeout: 30_000 };

/** Opens a page of the portal as a demo host. */
export async function openPortal({ path, host = 'host', locale = 'en-CA', apiHost = '' }: Opened) {
  sessions[host] ??= demoSession(host, 'host');
  history.replaceState(null, '', path);
  const session = await sessions[host];
  return openApp({
    topic: 'customerPortal',
    reducer: commonReducer,
    routes,
    loadFirstPage,
    locale,
    session,
    apiHost,
  });
}
