import type { SocialAnswer } from '../social/social-errand.ts';
import type { SessionThunk } from './session-dispatch.ts';

export type { SocialAnswer };

/** How a trip to a sign-in provider ended that led to this page. */
export const socialAnswer = (): SessionThunk<SocialAnswer | undefined> => (_, __, extra) =>
  extra.socialAnswer;
