import { fail, ok, type Result } from '../result.ts';
import { secondsPerDay } from './seconds.ts';

/**
 * A day of the calendar, carried as midnight UTC of that day in epoch seconds, as `eventDate` is.
 * It names a day and is no instant in Toronto; the brand keeps the two apart.
 */
export type CalendarDay = number & { readonly brand: 'CalendarDay' };

/** Sunday is 0 (S3§9 "dayInWeek 0 to 6, Sun to Sat"). */
export type DayInWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What a screen needs to write a day in words; the same in every browser, whatever its zone (S2§9). */
export type DateParts = {
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
  readonly dayInWeek: DayInWeek;
};

/** The last second that a date can hold. */
const lastSecond = 8_640_000_000_000;

/** The day that a clock set to UTC shows at this second. */
export const calendarDayInUtc = (epochSeconds: number): CalendarDay =>
  (Math.floor(epochSeconds / secondsPerDay) * secondsPerDay) as CalendarDay;

/** Takes a number from outside as a day only when it is exactly a midnight in UTC. */
export function parseCalendarDay(epochSeconds: number): Result<CalendarDay, 'invalid_input'> {
  const day = calendarDayInUtc(epochSeconds);
  return day === epochSeconds && Math.abs(day) <= lastSecond ? ok(day) : fail('invalid_input');
}

/** The day a visitor typed as numbers, or nothing when the calendar has no such day, like 30 February. */
export function calendarDayOfParts(parts: Omit<DateParts, 'dayInWeek'>): CalendarDay | undefined {
  const day = calendarDayInUtc(Date.UTC(parts.year, parts.month - 1, parts.day) / 1000);
  const real = datePartsOf(day);
  const exists = real.year === parts.year && real.month === parts.month && real.day === parts.day;
  return exists ? day : undefined;
}

/** Year, month, day and weekday of a day, read in UTC because the carrier is UTC (A-35, S2§9). */
export function datePartsOf(day: CalendarDay): DateParts {
  const date = new Date(day * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    dayInWeek: dayInWeekOf(day),
  };
}

/** The column of the weekly grid that a day belongs to (W-R01). */
export const dayInWeekOf = (day: CalendarDay): DayInWeek => new Date(day * 1000).getUTCDay() as DayInWeek;

/** Steps over days of the calendar; a day of 23 or 25 hours is still one step. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  calendarDayInUtc(day + days * secondsPerDay);
