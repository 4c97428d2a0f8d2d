import type { SocialAnswer } from '../social/social-redirect.ts';
import type { SessionThunk } from './session-dispatch.ts';

export type { SocialAnswer };

/** Returns the result of a sign-in with Google or Facebook that returned to this page. */
export const socialAnswer = (): SessionThunk<SocialAnswer | undefined> => (_, __, extra) =>
  extra.socialAnswer;
