import { bookingLimits } from '../limits.ts';
import { isIntegerWithin, integersIn } from '../integer-range.ts';

const { durationHours, shownDurationsHours } = bookingLimits;

/** Whether the server accepts a duration: whole hours, including a single one. */
export const isAcceptedDuration = (hours: number): boolean => isIntegerWithin(hours, durationHours);

/**
 * Returns the durations that the select offers: 2 to 10 hours, and 1 hour if the configuration allows it (S1§5,
 *
 */
export const durationChoicesHours = (isOneHourAllowed: boolean): readonly number[] =>
  integersIn(isOneHourAllowed ? durationHours : shownDurationsHours);
