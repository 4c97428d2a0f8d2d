import { brandedCodes } from '../errors/branded-codes.ts';
import type { ErrorCode } from '../errors/error-catalogue.ts';
import { eventLimits } from '../limits.ts';
import { checkMachine, type CheckMove, type CheckState } from '../machine/check-machine.ts';
import { transition } from '../machine/transition.ts';
import { fail, ok, type Result } from '../result.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { secondsPerHour } from '../time/seconds.ts';
import { instantOf } from '../time/wall-clock.ts';

const isCheckMove = (text: string): text is CheckMove => text === 'checkIn' || text === 'checkOut';

/** Returns the status that a provider requests; `created` and `preview` cannot be requested. */
export function moveCheck(from: CheckState, wanted: string): Result<CheckMove, ErrorCode> {
  if (!isCheckMove(wanted)) return fail(brandedCodes.actionAlreadyPerformed);
  const moved = transition(checkMachine, from, wanted);
  // Each move is named after the state that it leads to.
  return moved.ok ? ok(wanted) : moved;
}

/** Whether CHECK IN is enabled: only in the initial status (S3§4). */
export const canCheckIn = (check: CheckState): boolean => moveCheck(check, 'checkIn').ok;

/** Whether CHECK OUT is enabled, here and in the gallery: only when checked in (S3§4). */
export const canCheckOut = (check: CheckState): boolean => moveCheck(check, 'checkOut').ok;

/** Whether a provider may open the gallery of an event: from the check-in on (S3§4). */
export const canOpenGallery = (check: CheckState): boolean => check !== 'created';

/** Whether a check-in is so early that it causes a warning. */
export const isEarlyCheckIn = (startsAtSeconds: number, nowSeconds: number): boolean =>
  nowSeconds < startsAtSeconds - eventLimits.earlyCheckInHours * secondsPerHour;

/**
 * Returns the time of a check that a phone made offline: on the event's day or later, not in the future, and a check-out
 * not before its check-in.
 */
export function checkOfflineTime(
  { day, checkedInAtSeconds }: { readonly day: CalendarDay; readonly checkedInAtSeconds: number | null },
  atSeconds: number,
  nowSeconds: number,
): Result<number, ErrorCode> {
  if (atSeconds > nowSeconds) return fail('check_is_in_the_future');
  if (atSeconds < instantOf(day, 0)) return fail('check_is_before_the_event');
  if (checkedInAtSeconds !== null && atSeconds < checkedInAtSeconds)
    return fail('check_out_is_before_check_in');
  return ok(atSeconds);
}
