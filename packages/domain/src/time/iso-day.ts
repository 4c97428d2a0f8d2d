import { calendarDayOfParts } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

const written = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses the value of a date field; undefined for a day that does not exist. */
export function calendarDayOf(isoDay: string): CalendarDay | undefined {
  const parts = written.exec(isoDay);
  if (parts === null) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return calendarDayOfParts({ year, month, day });
}
