import { addDays, calendarDayOfParts } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';

/** Leaves unreadable values as text, which the schema of the endpoint then refuses. */
export const numberIn = (text: string | undefined): number | string | undefined =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

export function flagIn(text: string | undefined): boolean | string | undefined {
  if (text === 'on' || text === 'true') return true;
  return text === 'off' || text === 'false' ? false : text;
}

const none = 'none';

/** A number, or `none` to remove a limit. */
export const limitIn = (text: string | undefined) => (text === none ? null : numberIn(text));

/** The beginning of a day in the service area, written `2026-12-31`. */
export const dayBeginIn = (text: string | undefined) => instantIn(text, (day) => day);

/** The end of a day, since an expiry date is inclusive. */
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

/** The two names of a shot, typed as `English|French`. */
export function bothNamesIn(text: string): { nameEn: string; nameFr: string | undefined } {
  const [nameEn = '', nameFr] = text.split('|', 2);
  return { nameEn, nameFr };
}
