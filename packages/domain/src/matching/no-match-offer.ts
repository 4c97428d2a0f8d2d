import { checkServiceability } from '../postal/serviceability.ts';

/**
 * What a host is offered when no provider matches: a draft for the team to fill, or the message that the area is not
 * serviced.
 */
export type NoMatchOffer = 'draftEvent' | 'notServiced';

/**
 * Returns the offer when no provider matches: a draft if the configuration allows drafts and the place is serviced
 * (S1§2, A-55).
 */
export const noMatchOffer = (
  isDraftEventAllowed: boolean,
  postalCode: string | null,
  servicedPostalCodes: readonly string[],
): NoMatchOffer =>
  isDraftEventAllowed && checkServiceability(postalCode, servicedPostalCodes).ok
    ? 'draftEvent'
    : 'notServiced';
