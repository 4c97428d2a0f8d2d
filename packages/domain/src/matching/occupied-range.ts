import { bookingLimits } from '../limits.ts';
import { isOverlapping, type TimeRange } from '../time/time-range.ts';

/** The time that a booking keeps one provider busy: its own and the buffer after it. */
export const occupiedRange = ({ startsAtSeconds, endsAtSeconds }: TimeRange): TimeRange => ({
  startsAtSeconds,
  endsAtSeconds: endsAtSeconds + bookingLimits.bufferMinutes * 60,
});

/**
 * Whether a booking would collide with what a provider already has: held, pending or accepted. Both
 * sides carry the buffer, as the database's own constraint has it, so what is offered can also be held.
 */
export const hasClash = (wanted: TimeRange, booked: readonly TimeRange[]): boolean =>
  booked.some((range) => isOverlapping(occupiedRange(wanted), occupiedRange(range)));
