import { calendarDayOfParts, datePartsOf } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';

const written = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day as a date field has it, `YYYY-MM-DD`; the same day in every browser, whatever its zone. */
export function isoDayOf(day: CalendarDay): string {
  const parts = datePartsOf(day);
  const [year, month, date] = [parts.year, parts.month, parts.day].map(String);
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
}

/** The day that a date field names, or nothing where the calendar has none. */
export function calendarDayOf(isoDay: string): CalendarDay | undefined {
  const parts = written.exec(isoDay);
  if (parts === null) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return calendarDayOfParts({ year, month, day });
}
