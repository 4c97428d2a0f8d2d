import { bookingLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { isIntegerWithin } from '../integer-range.ts';
import { secondsPerHour } from '../time/seconds.ts';

/** A provider's booking and the start of the next one, `null` if there is none. */
export type ExtendableBooking = {
  readonly startsAtSeconds: number;
  readonly endsAtSeconds: number;
  readonly scheduleEndsAtSeconds: number;
  readonly nextBookingStartsAtSeconds: number | null;
};

/**
 * Returns by how many whole hours a booking may be extended, 0 to 3: up to the end of the provider's schedule,
 * with the buffer before the next booking, and to 12 hours in total.
 */
export function maxExtensionHoursOf(booking: ExtendableBooking): number {
  const bufferSeconds = bookingLimits.bufferMinutes * 60;
  const latestEndSeconds = Math.min(
    booking.scheduleEndsAtSeconds,
    (booking.nextBookingStartsAtSeconds ?? Infinity) - bufferSeconds,
    booking.startsAtSeconds + bookingLimits.extendedTotalHours * secondsPerHour,
  );
  const freeHours = Math.floor((latestEndSeconds - booking.endsAtSeconds) / secondsPerHour);
  return Math.max(0, Math.min(freeHours, bookingLimits.extensionHours.to));
}

/** Accepts an extension of 1 to 3 hours within the available ones. */
export const checkExtensionHours = (extraHours: number, maxHours: number): Result<number, 'invalid_input'> =>
  isIntegerWithin(extraHours, { from: bookingLimits.extensionHours.from, to: maxHours })
    ? ok(extraHours)
    : fail('invalid_input');
