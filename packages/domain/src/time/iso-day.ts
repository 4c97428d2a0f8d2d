import { calendarDayOfParts, datePartsOf } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

const written = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Formats a day as `YYYY-MM-DD` for a date field, independent of the browser's time zone. */
export function isoDayOf(day: CalendarDay): string {
  const parts = datePartsOf(day);
  const [year, month, date] = [parts.year, parts.month, parts.day].map(String);
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
}

/** Parses the value of a date field; undefined for a day that does not exist. */
export function calendarDayOf(isoDay: string): CalendarDay | undefined {
  const parts = written.exec(isoDay);
  if (parts === null) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return calendarDayOfParts({ year, month, day });
}
