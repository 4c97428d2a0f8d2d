import { bookingLimits } from '@repo/domain/limits';
import { parseCalendarDay } from '@repo/domain/time/calendar-day';
import { z } from 'zod';

/** The last second of the year 9999: what lies behind it is a mistake, and no database or browser shows it. */
const latestSecond = 253_402_300_799;

/** A moment in epoch seconds, the only form of time on the wire (S1§9, A-35). */
export const epochSeconds = z.int().nonnegative().max(latestSecond);

/** The day of an event in an answer: midnight of it in UTC, whatever the zone of the event is. */
export const eventDate = epochSeconds.meta({ description: 'Midnight in UTC of the day' });

/** The same in a request, where a moment that is no midnight names no day. */
export const sentEventDate = eventDate.refine((seconds) => parseCalendarDay(seconds).ok, {
  error: 'invalid_input',
});

/** Whole hours of a booking, a single one included. */
export const durationHours = z
  .int()
  .min(bookingLimits.durationHours.from)
  .max(bookingLimits.durationHours.to);
