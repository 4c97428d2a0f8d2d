import { addDays, dayInWeekOf, type CalendarDay } from '../time/calendar-day.ts';
import type { TimeRange } from '../time/time-range.ts';
import { wallClockOf } from '../time/wall-clock.ts';
import { serviceHours, slots, type SlotCell } from './slots.ts';
import { isSlotEnabled, type WeeklySlots } from './weekly-slots.ts';

/**
 * A time range in terms of the weekly grid: the day of its column, and the first and last minute, counted from that
 * day's midnight. Converting once per range makes comparisons with thousands of schedules cheap.
 */
export type ServiceSpan = {
  readonly day: CalendarDay;
  readonly firstMinute: number;
  readonly lastMinute: number;
};

const minutesPerDay = 24 * 60;

/** Returns the column and minute of an instant; undefined between 02:00 and 08:00. */
function serviceMomentOf(epochSeconds: number): { day: CalendarDay; minute: number } | undefined {
  const { day, minuteOfDay } = wallClockOf(epochSeconds);
  if (minuteOfDay >= serviceHours.fromMinute) return { day, minute: minuteOfDay };
  const minute = minuteOfDay + minutesPerDay;
  return minute < serviceHours.untilMinute ? { day: addDays(day, -1), minute } : undefined;
}

/**
 * Converts a time range to the weekly grid; undefined when it touches 02:00 to 08:00, when nothing can be booked
 * . Local clock time decides: when the clocks go back, both 01:30 are in the night slot.
 */
export function serviceSpanOf(range: TimeRange): ServiceSpan | undefined {
  if (range.endsAtSeconds <= range.startsAtSeconds) return undefined;
  const first = serviceMomentOf(range.startsAtSeconds);
  const last = serviceMomentOf(range.endsAtSeconds - 1);
  if (first === undefined || last?.day !== first.day) return undefined;
  return { day: first.day, firstMinute: first.minute, lastMinute: last.minute };
}

/** Returns the grid cells that a span needs: 22:00 to 01:00 on a Saturday needs Saturday's last two. */
export function slotsCovering(span: ServiceSpan): readonly SlotCell[] {
  const dayInWeek = dayInWeekOf(span.day);
  return slots
    .filter(({ fromMinute, untilMinute }) => fromMinute <= span.lastMinute && span.firstMinute < untilMinute)
    .map(({ id }) => ({ dayInWeek, slotId: id }));
}

/** Whether a span lies within enabled cells of a weekly grid. */
export const isInEnabledSlots = (weeklySlots: WeeklySlots, span: ServiceSpan): boolean =>
  slotsCovering(span).every((cell) => isSlotEnabled(weeklySlots, cell));
