import { fail, ok, type Result } from '../result.ts';
import { secondsPerDay } from './seconds.ts';

/**
 * A calendar day, represented as its midnight in UTC in epoch seconds, like `eventDate`. The branded type
 * keeps it apart from instants.
 */
export type CalendarDay = number & { readonly brand: 'CalendarDay' };

/** Sunday is 0 (S3§9 "dayInWeek 0 to 6, Sun to Sat"). */
export const daysInWeek = [0, 1, 2, 3, 4, 5, 6] as const;
export type DayInWeek = (typeof daysInWeek)[number];

/** The parts that a screen needs to write a day, independent of the browser's time zone (S2§9). */
export type DateParts = {
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
  readonly dayInWeek: DayInWeek;
};

/** The largest number of seconds that a Date can hold. */
const lastSecond = 8_640_000_000_000;

/** Returns the UTC day of an instant. */
export const calendarDayInUtc = (epochSeconds: number): CalendarDay =>
  (Math.floor(epochSeconds / secondsPerDay) * secondsPerDay) as CalendarDay;

/** Accepts a number only if it is exactly a midnight in UTC. */
export function parseCalendarDay(epochSeconds: number): Result<CalendarDay, 'invalid_input'> {
  const day = calendarDayInUtc(epochSeconds);
  return day === epochSeconds && Math.abs(day) <= lastSecond ? ok(day) : fail('invalid_input');
}

/** Returns the day of a text like 2026-07-04, as a database stores it. */
export const calendarDayOfIso = (iso: string): CalendarDay => calendarDayInUtc(Date.parse(iso) / 1000);

/** Returns a day as `YYYY-MM-DD`, as a database and a date field hold it. */
export const isoDayOf = (day: CalendarDay): string => new Date(day * 1000).toISOString().slice(0, 10);

/** Returns the day with these parts, or undefined if it does not exist, like 30 February. */
export function calendarDayOfParts(parts: Omit<DateParts, 'dayInWeek'>): CalendarDay | undefined {
  const day = calendarDayInUtc(Date.UTC(parts.year, parts.month - 1, parts.day) / 1000);
  const real = datePartsOf(day);
  const exists = real.year === parts.year && real.month === parts.month && real.day === parts.day;
  return exists ? day : undefined;
}

/** Returns year, month, day and weekday (S2§9), read in UTC because days are stored in UTC. */
export function datePartsOf(day: CalendarDay): DateParts {
  const date = new Date(day * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    dayInWeek: dayInWeekOf(day),
  };
}

/** Returns the column of the weekly grid of a day (W-R01). */
export const dayInWeekOf = (day: CalendarDay): DayInWeek => new Date(day * 1000).getUTCDay() as DayInWeek;

/** Adds calendar days, whatever the length of a day in hours. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  calendarDayInUtc(day + days * secondsPerDay);

/** Adds calendar months; the day is capped at the last day of the month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const { year, month, day: dayOfMonth } = datePartsOf(day);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const parts = Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth));
  return calendarDayInUtc(parts / 1000);
}
