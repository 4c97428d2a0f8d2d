import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import { todayInToronto } from '../time/earliest-bookable-day.ts';
import { secondsPerDay } from '../time/seconds.ts';
import { timeSteps } from '../time/time-step.ts';
import type { ServiceSpan } from './service-span.ts';
import { serviceHours } from './slots.ts';

/** Time without bookings: whole days, both ends included, or hours of one day (W-R06). */
export type Blackout =
  | { readonly kind: 'wholeDays'; readonly firstDay: CalendarDay; readonly lastDay: CalendarDay }
  | ({ readonly kind: 'partOfDay'; readonly day: CalendarDay } & BlackoutHours);

export type BlackoutHours = { readonly startMinute: number; readonly endMinute: number };

const midnight = 24 * 60;
/** The picker ends at 23:59, which means 24:00 as in the weekly grid. */
const lastShownMinute = midnight - 1;

/** The times of the holiday dialog: quarters of an hour from 08:00, and 23:59 (W-R04). */
export const blackoutTimeChoices: readonly number[] = [
  ...timeSteps(serviceHours.fromMinute, midnight),
  lastShownMinute,
];

/** Blacks out a whole day, the default for a newly picked date (W-R03). */
export const wholeDay = (day: CalendarDay): Blackout => ({ kind: 'wholeDays', firstDay: day, lastDay: day });

/** Whether a day can be blacked out: not in the past, by Toronto's calendar (W-R02). */
export const canBlackOutDay = (day: CalendarDay, nowSeconds: number): boolean =>
  day >= todayInToronto(nowSeconds);

const firstDayOf = (blackout: Blackout): CalendarDay =>
  blackout.kind === 'wholeDays' ? blackout.firstDay : blackout.day;
const startMinuteOf = (blackout: Blackout): number =>
  blackout.kind === 'wholeDays' ? -1 : blackout.startMinute;

/** The order in which blackouts are stored and shown, so that equal schedules are equal data. */
export const compareBlackouts = (a: Blackout, b: Blackout): number =>
  firstDayOf(a) - firstDayOf(b) || startMinuteOf(a) - startMinuteOf(b);

/** Returns every day that a blackout touches. */
export function daysOfBlackout(blackout: Blackout): readonly CalendarDay[] {
  if (blackout.kind === 'partOfDay') return [blackout.day];
  const { firstDay, lastDay } = blackout;
  return Array.from({ length: (lastDay - firstDay) / secondsPerDay + 1 }, (_, index) =>
    addDays(firstDay, index),
  );
}

/**
 * Frees one day. What remains of a longer blackout is split into single days without the past ones, which could not be
 * saved again (W-R02).
 */
export const withoutBlackoutDay = (
  blackouts: readonly Blackout[],
  day: CalendarDay,
  nowSeconds: number,
): readonly Blackout[] =>
  blackouts.flatMap((blackout) => {
    const days = daysOfBlackout(blackout);
    if (!days.includes(day)) return [blackout];
    return days.filter((other) => other !== day && canBlackOutDay(other, nowSeconds)).map(wholeDay);
  });

const endMinuteOf = ({ endMinute }: BlackoutHours): number =>
  endMinute === lastShownMinute ? midnight : endMinute;

/**
 * Whether a blackout touches a span. A whole day covers its column with the night after it, but not the night before
 * (A-34).
 */
export function isBlackedOutBy(blackout: Blackout, span: ServiceSpan): boolean {
  if (blackout.kind === 'wholeDays') return blackout.firstDay <= span.day && span.day <= blackout.lastDay;
  return (
    blackout.day === span.day &&
    blackout.startMinute <= span.lastMinute &&
    span.firstMinute < endMinuteOf(blackout)
  );
}
