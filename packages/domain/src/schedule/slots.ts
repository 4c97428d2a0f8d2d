import type { DayInWeek } from '../time/calendar-day.ts';

const hour = 60;

/**
 * The rows of the weekly grid (W-R01). Minutes count from the midnight at the start of the column's day: the last row
 * is the following night, and "23:59" means 24:00, so that no minute is missing.
 */
export const slots = [
  { id: 1, fromMinute: 8 * hour, untilMinute: 12 * hour, shownFrom: '08:00', shownUntil: '12:00' },
  { id: 2, fromMinute: 12 * hour, untilMinute: 16 * hour, shownFrom: '12:00', shownUntil: '16:00' },
  { id: 3, fromMinute: 16 * hour, untilMinute: 20 * hour, shownFrom: '16:00', shownUntil: '20:00' },
  { id: 4, fromMinute: 20 * hour, untilMinute: 24 * hour, shownFrom: '20:00', shownUntil: '23:59' },
  { id: 5, fromMinute: 24 * hour, untilMinute: 26 * hour, shownFrom: '00:00', shownUntil: '02:00' },
] as const;

export type SlotId = (typeof slots)[number]['id'];

export type SlotCell = { readonly dayInWeek: DayInWeek; readonly slotId: SlotId };

/** A whole column: 08:00 to 02:00 of the next date. 02:00 to 08:00 cannot be booked. */
export const serviceHours = { fromMinute: slots[0].fromMinute, untilMinute: slots[4].untilMinute } as const;
