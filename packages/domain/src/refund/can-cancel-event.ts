import type { EventStatus } from '../machine/event-machine.ts';
import { refundTermsOf } from './refund-terms.ts';

type CancellableEvent = {
  readonly status: EventStatus;
  readonly isAnyoneCheckedIn: boolean;
  /** The provider's start, not the event's. */
  readonly startsAtSeconds: number;
};

/** The wire's isCancelEventAllowed: upcoming or pending, nobody checked in, and notice enough (S2§2, A-28). */
export const canCancelEvent = (event: CancellableEvent, nowSeconds: number): boolean =>
  (event.status === 'upcoming' || event.status === 'pending') &&
  !event.isAnyoneCheckedIn &&
  refundTermsOf({ reason: 'hostCancelled', noticeSeconds: event.startsAtSeconds - nowSeconds }).ok;
