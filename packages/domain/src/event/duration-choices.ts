import { bookingLimits } from '../limits.ts';

const { durationHours, shownDurationsHours } = bookingLimits;

/** Whether the server takes a booking of this length: whole hours, a single one included. */
export const isAcceptedDuration = (hours: number): boolean =>
  Number.isInteger(hours) && hours >= durationHours.from && hours <= durationHours.to;

/** What the select offers: 2 to 10 hours, and a single hour where configuration allows it (S1§5, A-06). */
export function durationChoicesHours(isOneHourAllowed: boolean): readonly number[] {
  const { from, to } = isOneHourAllowed ? durationHours : shownDurationsHours;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
