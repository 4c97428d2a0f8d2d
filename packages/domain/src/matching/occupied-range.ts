import { bookingLimits } from '../limits.ts';
import { isOverlapping, type TimeRange } from '../time/time-range.ts';

/** Returns the time that a booking occupies, including the buffer after it. */
export const occupiedRange = ({ startsAtSeconds, endsAtSeconds }: TimeRange): TimeRange => ({
  startsAtSeconds,
  endsAtSeconds: endsAtSeconds + bookingLimits.bufferMinutes * 60,
});

/**
 * Whether a booking overlaps one that is held, pending or accepted. Both carry the buffer, like the constraint
 * of the database, so an offered time can also be held.
 */
export const hasConflict = (wanted: TimeRange, booked: readonly TimeRange[]): boolean =>
  booked.some((range) => isOverlapping(occupiedRange(wanted), occupiedRange(range)));
