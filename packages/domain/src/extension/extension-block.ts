import type { CheckState } from '../machine/check-machine.ts';
import type { EventStatus } from '../machine/event-machine.ts';

export type ExtensionBlock =
  | 'eventNotUpcoming'
  | 'checkedOut'
  | 'alreadyExtended'
  | 'alreadyInCart'
  | 'noTimeLeft';

type ExtendableProvider = {
  readonly eventStatus: EventStatus;
  readonly check: CheckState;
  readonly isExtended: boolean;
  readonly isInCart: boolean;
  readonly maxExtensionHours: number;
};

/**
 * Returns why a provider cannot be extended, or null (S2§2): once per provider of an upcoming event, until check-out,
 * into free time only.
 */
export function extensionBlockOf(provider: ExtendableProvider): ExtensionBlock | null {
  if (provider.eventStatus !== 'upcoming') return 'eventNotUpcoming';
  if (provider.check === 'checkOut') return 'checkedOut';
  if (provider.isExtended) return 'alreadyExtended';
  if (provider.isInCart) return 'alreadyInCart';
  return provider.maxExtensionHours < 1 ? 'noTimeLeft' : null;
}
