import type { CalendarDay } from '../time/calendar-day.ts';
import { todayInToronto } from '../time/earliest-bookable-day.ts';
import { timeSteps } from '../time/time-step.ts';
import type { ServiceSpan } from './service-span.ts';
import { serviceHours } from './slots.ts';

/** Time a provider keeps free of bookings: whole days, both ends included, or hours of one day (W-R06). */
export type Blackout =
  | { readonly kind: 'wholeDays'; readonly firstDay: CalendarDay; readonly lastDay: CalendarDay }
  | ({ readonly kind: 'partOfDay'; readonly day: CalendarDay } & BlackoutHours);

export type BlackoutHours = { readonly startMinute: number; readonly endMinute: number };

const midnight = 24 * 60;
/** The picker ends at 23:59, which means 24:00 here as it does in the weekly grid. */
const lastShownMinute = midnight - 1;

/** The times the holiday dialog offers: every quarter of an hour from 08:00, and 23:59 (W-R04). */
export const blackoutTimeChoices: readonly number[] = [
  ...timeSteps(serviceHours.fromMinute, midnight),
  lastShownMinute,
];

/** A date just picked in the calendar is blacked out entirely until its hours are given (W-R03). */
export const wholeDay = (day: CalendarDay): Blackout => ({ kind: 'wholeDays', firstDay: day, lastDay: day });

/** The calendar takes no past dates; today, on Toronto's calendar, is not past (W-R02). */
export const canBlackOutDay = (day: CalendarDay, nowSeconds: number): boolean =>
  day >= todayInToronto(nowSeconds);

const endMinuteOf = ({ endMinute }: BlackoutHours): number =>
  endMinute === lastShownMinute ? midnight : endMinute;

/**
 * Whether a blackout touches a span. A blackout of the whole of a day covers that day's column, its night
 * included, and leaves the night of the day before alone.
 */
export function isBlackedOutBy(blackout: Blackout, span: ServiceSpan): boolean {
  if (blackout.kind === 'wholeDays') return blackout.firstDay <= span.day && span.day <= blackout.lastDay;
  return (
    blackout.day === span.day &&
    blackout.startMinute <= span.lastMinute &&
    span.firstMinute < endMinuteOf(blackout)
  );
}
