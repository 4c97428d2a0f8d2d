import { bookingLimits } from '@repo/domain/limits';
import { parseCalendarDay } from '@repo/domain/time/calendar-day';
import { z } from 'zod';

/** The last second of the year 9999; databases and browsers do not show later times. */
const latestSecond = 253_402_300_799;

/** A time in epoch seconds, the only form in the API (S1§9, A-35). */
export const epochSeconds = z.int().nonnegative().max(latestSecond);

/** The day of an event in a reply: its midnight in UTC, whatever the event's time zone. */
export const eventDate = epochSeconds.meta({ description: 'Midnight in UTC of the day' });

/** The day of an event in a request, refused if it is not a midnight. */
export const sentEventDate = eventDate.refine((seconds) => parseCalendarDay(seconds).ok, {
  error: 'invalid_input',
});

/** Whole hours of a booking, a single one included. */
export const durationHours = z
  .int()
  .min(bookingLimits.durationHours.from)
  .max(bookingLimits.durationHours.to);
