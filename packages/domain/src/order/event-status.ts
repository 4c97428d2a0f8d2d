import type { ErrorCode } from '../errors/error-catalogue.ts';
import { eventLimits } from '../limits.ts';
import type { CheckState } from '../machine/check-machine.ts';
import type { EventStatus } from '../machine/event-machine.ts';
import type { RequestState } from '../machine/request-machine.ts';
import { fail, ok, type Result } from '../result.ts';
import { secondsPerHour } from '../time/seconds.ts';

/** The state of a booked provider, as far as it decides the event's status. */
export type BookedItem = { readonly request: RequestState; readonly check: CheckState };

const isAccepted = (item: BookedItem): boolean => item.request === 'accepted';
const isCheckedOut = (item: BookedItem): boolean => item.check === 'checkOut';

/** Whether an event is over: a day after its end, whether or not all providers checked out. */
export const isEventOver = (endsAtSeconds: number, nowSeconds: number): boolean =>
  nowSeconds >= endsAtSeconds + eventLimits.completionHours * secondsPerHour;

/**
 * Returns the status of a paid event from the states of its providers. An event without a pending or accepted
 * request is cancelled.
 */
export function deriveEventStatus(
  items: readonly BookedItem[],
  endsAtSeconds: number,
  nowSeconds: number,
): Extract<EventStatus, 'pending' | 'upcoming' | 'completed' | 'cancel'> {
  if (items.some((item) => item.request === 'pending')) return 'pending';
  const accepted = items.filter(isAccepted);
  if (accepted.length === 0) return 'cancel';
  const isDone = accepted.every(isCheckedOut) || isEventOver(endsAtSeconds, nowSeconds);
  return isDone ? 'completed' : 'upcoming';
}

/** Requires that every accepted provider has checked out, before completion and payout (A-29b, S3§8). */
export function checkAllCheckedOut(items: readonly BookedItem[]): Result<void, ErrorCode> {
  const haveAllCheckedOut = items.filter(isAccepted).every(isCheckedOut);
  return haveAllCheckedOut ? ok(undefined) : fail('someone_not_checkout_from_event');
}
