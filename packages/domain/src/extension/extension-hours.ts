import { bookingLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { isWholeWithin } from '../whole-range.ts';
import { secondsPerHour } from '../time/seconds.ts';

/** A provider's booking and what follows it; a provider without a next booking has `null` there. */
export type ExtendableBooking = {
  readonly startsAtSeconds: number;
  readonly endsAtSeconds: number;
  readonly scheduleEndsAtSeconds: number;
  readonly nextBookingStartsAtSeconds: number | null;
};

/**
 * How many whole hours a booking may still grow by, 0 to 3: up to the end of the provider's schedule,
 * with the buffer before the next booking, and to 12 hours in all.
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

/** Whether an extension by so many hours may go into the cart: 1 to 3, within what is free. */
export const checkExtensionHours = (extraHours: number, maxHours: number): Result<number, 'invalid_input'> =>
  isWholeWithin(extraHours, { from: bookingLimits.extensionHours.from, to: maxHours })
    ? ok(extraHours)
    : fail('invalid_input');
