/** Hosts and providers sign in at doors of their own (S1§7). */
export type Door = 'host' | 'provider';

export type SocialProvider = 'google' | 'facebook';

/**
 * `page`: on the login page, which begins anew at the own dashboard and without what was booked before (B-R16).
 * `place`: over a page, which goes on as it was.
 */
export type SignInStay = 'page' | 'place';
