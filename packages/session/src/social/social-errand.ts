import { tabStorage } from '../storage/browser-storage.ts';
import { loginPath } from '../session/session-keeper.ts';
import type { SignInStay, SocialProvider } from '../session/sign-in-kinds.ts';

/** What somebody who was sent to a sign-in provider comes back to. */
export type SocialErrand = {
  readonly provider: SocialProvider;
  readonly stay: SignInStay;
  /** The page that goes on afterwards. */
  readonly returnTo: string;
};

/** How a trip to a sign-in provider ended. `notOurs`: nobody here had set out on it. */
export type SocialAnswer =
  | (SocialErrand & { readonly outcome: 'token'; readonly accessToken: string })
  | (SocialErrand & { readonly outcome: 'cancelled' | 'failed' })
  | { readonly outcome: 'notOurs' };

const key = 'socialSignIn';
const secretBytes = 16;

/** Notes down what somebody leaves for, and says where to: the provider's page sends them back to the login. */
export function setOut(page: string, errand: SocialErrand): string {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(secretBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  tabStorage.write(key, JSON.stringify({ ...errand, state }));
  const address = new URL(page);
  address.searchParams.set('redirect_uri', `${globalThis.location.origin}${loginPath}`);
  address.searchParams.set('state', state);
  return address.href;
}

/**
 * Takes the answer of a sign-in provider out of the address, if there is one, so that no history, no link and no
 * report keeps a token. It is believed only with the secret that was given along in this window.
 */
export function takeAnswer(): SocialAnswer | undefined {
  const { hash, pathname } = globalThis.location;
  const answer = new URLSearchParams(hash.slice(1));
  if (
    pathname.toLowerCase() !== loginPath.toLowerCase() ||
    !(answer.has('state') || answer.has('access_token'))
  )
    return undefined;
  globalThis.history.replaceState(globalThis.history.state, '', pathname);
  const errand = errandOf(answer.get('state'));
  tabStorage.remove(key);
  if (errand === undefined) return { outcome: 'notOurs' };
  const accessToken = answer.get('access_token');
  if (accessToken !== null) return { ...errand, outcome: 'token', accessToken };
  return { ...errand, outcome: answer.get('error') === 'access_denied' ? 'cancelled' : 'failed' };
}

function errandOf(state: string | null): SocialErrand | undefined {
  const noted: Readonly<Record<string, unknown>> = Object(parsed(tabStorage.read(key)));
  if (state === null || noted['state'] !== state) return undefined;
  const { provider, stay, returnTo } = noted;
  return {
    provider: provider === 'facebook' ? 'facebook' : 'google',
    stay: stay === 'place' ? 'place' : 'page',
    // Only ever a page of this origin, whatever lies in the storage.
    returnTo: typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? returnTo : '/',
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
