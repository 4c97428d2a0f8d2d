import { tabStorage } from '../storage/browser-storage.ts';
import { loginPath } from '../session/session-keeper.ts';
import type { SignInStay, SocialProvider } from '../session/sign-in-kinds.ts';

/** The state of a sign-in, kept while the provider's page is open. */
export type PendingSocialSignIn = {
  readonly provider: SocialProvider;
  readonly stay: SignInStay;
  /** The page to open afterwards. */
  readonly returnTo: string;
};

/** The result of a sign-in. `notOurs`: this window did not request it. */
export type SocialAnswer =
  | (PendingSocialSignIn & { readonly outcome: 'token'; readonly accessToken: string })
  | (PendingSocialSignIn & { readonly outcome: 'cancelled' | 'failed' })
  | { readonly outcome: 'notOurs' };

const key = 'socialSignIn';
const secretBytes = 16;

/** Stores the state of the sign-in and returns the provider's address, which redirects back to the login. */
export function startSocialRedirect(page: string, errand: PendingSocialSignIn): string {
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
 * Removes the answer of a sign-in provider from the address, so that no history, link or report contains a token. It is
 * trusted only with the secret that this window has sent along.
 */
export function takeSocialAnswer(): SocialAnswer | undefined {
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

function errandOf(state: string | null): PendingSocialSignIn | undefined {
  const noted: Readonly<Record<string, unknown>> = Object(parsed(tabStorage.read(key)));
  if (state === null || noted['state'] !== state) return undefined;
  const { provider, stay, returnTo } = noted;
  return {
    provider: provider === 'facebook' ? 'facebook' : 'google',
    stay: stay === 'place' ? 'place' : 'page',
    // Accepts only pages of this origin, because the storage can be edited.
    returnTo: typeof returnTo === 'string' && isOwnPage(returnTo) ? returnTo : '/',
  };
}

/** Resolves the address as a browser does: "/\evil.test" leaves the origin. */
function isOwnPage(address: string): boolean {
  const { origin } = globalThis.location;
  try {
    return new URL(address, origin).origin === origin;
  } catch {
    return false;
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
