import { textIn } from '../text-in.ts';
import { audienceOf } from './sandbox-apps.ts';
import type { SignInProvider } from './sandbox-apps.ts';

/** The product's request for choosing an account. */
export type SignInRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
};

const longestText = 2048;

/**
 * Parses the request, or refuses it like the real provider. Redirects only to the product's own origin; otherwise the
 * sandbox would be an open redirect.
 */
export function readSignInRequest(
  provider: SignInProvider,
  fields: unknown,
  isOwnOrigin: (origin: string) => boolean,
): SignInRequest | { readonly refusal: string } {
  const clientId = textIn(fields, 'client_id', longestText);
  const redirectUri = textIn(fields, 'redirect_uri', longestText);
  const responseType = textIn(fields, 'response_type', longestText) ?? 'token';
  if (clientId !== audienceOf[provider]) return { refusal: 'invalid_client: the client_id is not known.' };
  if (responseType !== 'token') return { refusal: 'unsupported_response_type: only token is given out.' };
  const target = redirectUri === undefined ? null : URL.parse(redirectUri);
  if (redirectUri === undefined || target === null || !isOwnOrigin(target.origin)) {
    return { refusal: 'redirect_uri_mismatch: the redirect_uri is not an address of this product.' };
  }
  return { clientId, redirectUri, state: textIn(fields, 'state', longestText) ?? '' };
}

/** The address that the answer is brought to: as a fragment, which no server and no log gets to see. */
export function answerAddress(
  { redirectUri, state }: SignInRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const address = new URL(redirectUri);
  address.hash = new URLSearchParams({ ...answer, ...(state === '' ? {} : { state }) }).toString();
  return address.href;
}
