import { checkServiceability } from '../postal/serviceability.ts';

/** What a host is offered when nobody matches: a draft for the team to fill, or the reason why not. */
export type NoMatchOffer = 'draftEvent' | 'notServiced';

/**
 * Without a match a host may submit the event as a draft, if configuration allows drafts and the place lies in
 * the service area; otherwise the page says that the area is not serviced (S1§2, A-55).
 */
export const noMatchOffer = (
  isDraftEventAllowed: boolean,
  postalCode: string | null,
  servicedPostalCodes: readonly string[],
): NoMatchOffer =>
  isDraftEventAllowed && checkServiceability(postalCode, servicedPostalCodes).ok
    ? 'draftEvent'
    : 'notServiced';
