import { bookingLimits } from '../limits.ts';
import { addDays, type CalendarDay } from './calendar-day.ts';
import { wallClockOf } from './wall-clock.ts';

/** Today on Toronto's calendar, wherever the browser or the server stands. */
export const todayInToronto = (nowSeconds: number): CalendarDay => wallClockOf(nowSeconds).day;

/**
 * "Earliest date is 1 day from today" (S1§5): a step on Toronto's calendar. Adding 24 hours instead lands on
 * the same day in the night the clocks go back.
 */
export const earliestBookableDay = (nowSeconds: number): CalendarDay =>
  addDays(todayInToronto(nowSeconds), bookingLimits.earliestDaysAhead);

/** Whether an event may still be booked for a day (S1§5). */
export const isBookableDay = (day: CalendarDay, nowSeconds: number): boolean =>
  day >= earliestBookableDay(nowSeconds);
