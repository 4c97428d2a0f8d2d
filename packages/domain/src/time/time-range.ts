import { secondsPerHour } from './seconds.ts';
import { wallClockOf } from './wall-clock.ts';

/** A time range without its end, so that two bookings may touch. */
export type TimeRange = { readonly startsAtSeconds: number; readonly endsAtSeconds: number };

/** Returns the range of a booking in elapsed hours, also across a clock change (S1§9). */
export const rangeOfHours = (startsAtSeconds: number, durationHours: number): TimeRange => ({
  startsAtSeconds,
  endsAtSeconds: startsAtSeconds + durationHours * secondsPerHour,
});

/** Whether two ranges overlap. An empty range never does. */
export const isOverlapping = (one: TimeRange, other: TimeRange): boolean =>
  Math.max(one.startsAtSeconds, other.startsAtSeconds) < Math.min(one.endsAtSeconds, other.endsAtSeconds);

/** Whether a range ends on another day in Toronto than it starts. */
export const isOvernight = ({ startsAtSeconds, endsAtSeconds }: TimeRange): boolean =>
  wallClockOf(startsAtSeconds).day !== wallClockOf(endsAtSeconds).day;
