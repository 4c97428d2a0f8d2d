import { addDays, calendarDayOfParts } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';

/** What cannot be read stays text, and the schema of the endpoint says what is wrong with it. */
export const numberIn = (text: string | undefined): number | string | undefined =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

export function flagIn(text: string | undefined): boolean | string | undefined {
  if (text === 'on' || text === 'true') return true;
  return text === 'off' || text === 'false' ? false : text;
}

const none = 'none';

/** A number, or nothing at all where the word `none` takes a limit away. */
export const limitIn = (text: string | undefined) => (text === none ? null : numberIn(text));

/** The beginning of a day in the service area, written `2026-12-31`. */
export const dayBeginIn = (text: string | undefined) => instantIn(text, (day) => day);

/** The end of a day: what is valid until a day, is valid on it. */
export const dayEndIn = (text: string | undefined) => instantIn(text, (day) => addDays(day, 1));

function instantIn(
  text: string | undefined,
  shift: (day: CalendarDay) => CalendarDay,
): number | string | null | undefined {
  if (text === none) return null;
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  const parts = { year: Number(year), month: Number(month), day: Number(dayOfMonth) };
  const day = calendarDayOfParts(parts);
  return day === undefined ? text : instantOf(shift(day), 0);
}

/** `English|French`, as the two names of a shot are typed. */
export function bothNamesIn(text: string): { nameEn: string; nameFr: string | undefined } {
  const [nameEn = '', nameFr] = text.split('|', 2);
  return { nameEn, nameFr };
}
