import { bookingLimits } from '../limits.ts';
import { isWholeWithin, wholeNumbersOf } from '../whole-range.ts';

const { durationHours, shownDurationsHours } = bookingLimits;

/** Whether the server takes a booking of this length: whole hours, a single one included. */
export const isAcceptedDuration = (hours: number): boolean => isWholeWithin(hours, durationHours);

/** What the select offers: 2 to 10 hours, and a single hour where configuration allows it (S1§5, A-06). */
export const durationChoicesHours = (isOneHourAllowed: boolean): readonly number[] =>
  wholeNumbersOf(isOneHourAllowed ? durationHours : shownDurationsHours);
