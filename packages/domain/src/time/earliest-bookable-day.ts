import type { ErrorCode } from '../errors/error-catalogue.ts';
import { bookingLimits } from '../limits.ts';
import { addDays, addMonths, type CalendarDay } from './calendar-day.ts';
import { wallClockOf } from './wall-clock.ts';

/** Returns the current day in Toronto, independent of the time zone of browser and server. */
export const todayInToronto = (nowSeconds: number): CalendarDay => wallClockOf(nowSeconds).day;

/**
 * Returns the first bookable day, "1 day from today" (S1§5). Adding 24 hours instead would return the same day when
 * the clocks go back.
 */
export const earliestBookableDay = (nowSeconds: number): CalendarDay =>
  addDays(todayInToronto(nowSeconds), bookingLimits.earliestDaysAhead);

/** Returns the last bookable day by Toronto's calendar. */
export const latestBookableDay = (nowSeconds: number): CalendarDay =>
  addMonths(todayInToronto(nowSeconds), bookingLimits.latestMonthsAhead);

/** Returns why an event cannot be booked for a day, or null when it can (S1§5, A-109). */
export function bookableDayCode(day: CalendarDay, nowSeconds: number): ErrorCode | null {
  if (day < earliestBookableDay(nowSeconds)) return 'event_date_must_be_tomorrow_or_later';
  return day > latestBookableDay(nowSeconds) ? 'event_date_is_too_far_ahead' : null;
}

/** Whether an event may be booked for a day. */
export const isBookableDay = (day: CalendarDay, nowSeconds: number): boolean =>
  bookableDayCode(day, nowSeconds) === null;
