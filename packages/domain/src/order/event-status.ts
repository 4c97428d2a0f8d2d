import type { ErrorCode } from '../errors/error-catalogue.ts';
import { deliveryLimits } from '../limits.ts';
import type { CheckState } from '../machine/check-machine.ts';
import type { EventStatus } from '../machine/event-machine.ts';
import type { RequestState } from '../machine/request-machine.ts';
import { fail, ok, type Result } from '../result.ts';
import { secondsPerHour } from '../time/seconds.ts';

/** One booked provider of an event, as far as the event's status depends on it. */
export type BookedItem = { readonly request: RequestState; readonly check: CheckState };

const isAccepted = (item: BookedItem): boolean => item.request === 'accepted';
const isCheckedOut = (item: BookedItem): boolean => item.check === 'checkOut';

/** A day after its end an event is over, whether or not everybody has checked out. */
export const isEventOver = (endsAtSeconds: number, nowSeconds: number): boolean =>
  nowSeconds >= endsAtSeconds + deliveryLimits.completionHours * secondsPerHour;

/**
 * The status of a paid event, from the states of its items alone. With every request declined,
 * expired or cancelled there is no event left, so it is cancelled.
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

/** Completing or paying out an event waits until every accepted provider has checked out (A-29b, S3§8). */
export function checkAllCheckedOut(items: readonly BookedItem[]): Result<void, ErrorCode> {
  const hasEverybodyLeft = items.filter(isAccepted).every(isCheckedOut);
  return hasEverybodyLeft ? ok(undefined) : fail('someone_not_checkout_from_event');
}
