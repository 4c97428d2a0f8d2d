import { createCall } from '@repo/api-client/create-call';
import type { StoreExtra } from '@repo/api-client/server-data';
import { browserStorage } from '../storage/browser-storage.ts';
import { clearSession, sessionKey } from '../storage/clear-stored.ts';
import { createSessionVault } from '../storage/session-vault.ts';
import { takeSocialAnswer } from '../social/social-redirect.ts';
import type { SocialAnswer } from '../social/social-redirect.ts';
import { SessionKeeper } from './session-keeper.ts';

/** Passed to thunks: the API call, the session, and how to open pages of other apps. */
export type SessionExtra = StoreExtra & {
  readonly keeper: SessionKeeper;
  /** Loads a page; the three apps are separate builds. */
  readonly loadPage: (path: string) => void;
  /** The result of a sign-in with Google or Facebook that returned to this page. */
  readonly socialAnswer: SocialAnswer | undefined;
};

type Settings = {
  readonly locale: () => string;
  readonly apiHost?: string;
  readonly loadPage?: (path: string) => void;
};

/** Restores the session before the first render. */
export async function openSession({
  locale,
  apiHost = '',
  loadPage = (path) => globalThis.location.assign(path),
}: Settings): Promise<SessionExtra> {
  const socialAnswer = takeSocialAnswer();
  const vault = createSessionVault();
  const found = await vault.read();
  if (found === 'unreadable') startOver(loadPage);
  const asGuest = createCall({ apiHost, locale });
  const keeper = new SessionKeeper({
    vault,
    // During a sign-in over an old session the user counts as a guest, or a guard would redirect.
    opened: found === 'unreadable' || socialAnswer !== undefined ? undefined : found,
    refresh: () => asGuest('POST /api/v1/login/Refresh', {}),
    loadPage,
  });
  return { call: createCall({ apiHost, locale, authority: keeper }), keeper, loadPage, socialAnswer };
}

/** Clears an unreadable session and reloads the page once (S1§3). */
function startOver(loadPage: (path: string) => void): void {
  clearSession();
  const { pathname, search } = globalThis.location;
  if (browserStorage.read(sessionKey) === undefined) loadPage(`${pathname}${search}`);
}
