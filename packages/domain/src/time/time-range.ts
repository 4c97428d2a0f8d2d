import { secondsPerHour } from './seconds.ts';

/** A stretch of time from an instant up to, but not including, another: two bookings may touch. */
export type TimeRange = { readonly startsAtSeconds: number; readonly endsAtSeconds: number };

/** The time a booking takes: real hours from its start, also across a change of the clocks (S1§9). */
export const rangeOfHours = (startsAtSeconds: number, durationHours: number): TimeRange => ({
  startsAtSeconds,
  endsAtSeconds: startsAtSeconds + durationHours * secondsPerHour,
});

/** Whether two ranges share a moment. An empty range shares none. */
export const isOverlapping = (one: TimeRange, other: TimeRange): boolean =>
  Math.max(one.startsAtSeconds, other.startsAtSeconds) < Math.min(one.endsAtSeconds, other.endsAtSeconds);
