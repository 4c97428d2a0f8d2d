/** The pages where users choose the account to sign in with. */
const addresses = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  facebook: 'https://www.facebook.com/v23.0/dialog/oauth',
} as const;

const scopes = { google: 'openid email profile', facebook: 'email,public_profile' } as const;

/**
 * Returns the address of a sign-in page. The browser adds `redirect_uri` and `state`. The token returns in the fragment of
 * the address, so that no server and no log sees it.
 */
export function signInPage(
  provider: 'google' | 'facebook',
  clientId: string,
  address: string = addresses[provider],
): string {
  const query = { client_id: clientId, response_type: 'token', scope: scopes[provider] };
  return `${address}?${new URLSearchParams(query).toString()}`;
}
