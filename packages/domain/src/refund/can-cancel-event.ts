import type { EventStatus } from '../machine/event-machine.ts';
import { refundTermsOf } from './refund-terms.ts';

type CancellableEvent = {
  readonly status: EventStatus;
  readonly isAnyoneCheckedIn: boolean;
  /** The provider's start, not the event's. */
  readonly startsAtSeconds: number;
};

/**
 * Whether a host may cancel (isCancelEventAllowed in the API): upcoming or pending, no provider checked in, and
 * enough notice (S2§2, A-28).
 */
export const canCancelEvent = (event: CancellableEvent, nowSeconds: number): boolean =>
  (event.status === 'upcoming' || event.status === 'pending') &&
  !event.isAnyoneCheckedIn &&
  refundTermsOf({ reason: 'hostCancelled', noticeSeconds: event.startsAtSeconds - nowSeconds }).ok;
