/** Hosts and providers have separate logins (S1§7). */
export type LoginKind = 'host' | 'provider';

export type SocialProvider = 'google' | 'facebook';

/**
 * `page`: on the login page, which then opens the dashboard and clears the stored booking (B-R16). `place`: over a
 * page, which continues unchanged.
 */
export type SignInStay = 'page' | 'place';
