/** Where people choose which of their accounts they sign in with. */
const addresses = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  facebook: 'https://www.facebook.com/v23.0/dialog/oauth',
} as const;

const scopes = { google: 'openid email profile', facebook: 'email,public_profile' } as const;

/**
 * The page of a sign-in provider as far as the product knows it: the browser adds where to come back to, and a
 * secret of its own by which it knows the answer. That comes as a fragment, which no server and no log gets to see.
 */
export function signInPage(
  provider: 'google' | 'facebook',
  clientId: string,
  address: string = addresses[provider],
): string {
  const asked = { client_id: clientId, response_type: 'token', scope: scopes[provider] };
  return `${address}?${new URLSearchParams(asked).toString()}`;
}
