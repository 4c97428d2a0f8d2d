import { createCall } from '@repo/api-client/create-call';
import type { StoreExtra } from '@repo/api-client/server-data';
import { browserStorage } from '../storage/browser-storage.ts';
import { clearSession, sessionKey } from '../storage/clear-stored.ts';
import { createSessionVault } from '../storage/session-vault.ts';
import { takeAnswer } from '../social/social-errand.ts';
import type { SocialAnswer } from '../social/social-errand.ts';
import { SessionKeeper } from './session-keeper.ts';

/** What the store hands to thunks: how to call, who is there, and how to leave the page for another app. */
export type SessionExtra = StoreExtra & {
  readonly keeper: SessionKeeper;
  /** A full page load: the three apps are builds of their own. */
  readonly loadPage: (path: string) => void;
  /** How a trip to a sign-in provider ended that led to this page. */
  readonly socialAnswer: SocialAnswer | undefined;
};

type Settings = {
  readonly locale: () => string;
  readonly apiHost?: string;
  readonly loadPage?: (path: string) => void;
};

/** Finds out who is there, before the first picture. */
export async function openSession({
  locale,
  apiHost = '',
  loadPage = (path) => globalThis.location.assign(path),
}: Settings): Promise<SessionExtra> {
  const socialAnswer = takeAnswer();
  const vault = createSessionVault();
  const found = await vault.read();
  if (found === 'unreadable') startOver(loadPage);
  const asGuest = createCall({ apiHost, locale });
  const keeper = new SessionKeeper({
    vault,
    // Whoever signs in anew over an old session is nobody until that is done: a guard would lead them away.
    opened: found === 'unreadable' || socialAnswer !== undefined ? undefined : found,
    refresh: () => asGuest('POST /api/v1/login/Refresh', {}),
    loadPage,
  });
  return { call: createCall({ apiHost, locale, authority: keeper }), keeper, loadPage, socialAnswer };
}

/** What cannot be read is cleared, and the page loaded anew: once, because then nothing is there any more (S1§3). */
function startOver(loadPage: (path: string) => void): void {
  clearSession();
  const { pathname, search } = globalThis.location;
  if (browserStorage.read(sessionKey) === undefined) loadPage(`${pathname}${search}`);
}
