import type { workingScheduleUpdate } from '@repo/contracts/schedules/working-schedule';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { compareBlackouts } from '@repo/domain/schedule/blackout';
import type { Blackout } from '@repo/domain/schedule/blackout';
import { findBlackoutHoursIssues } from '@repo/domain/schedule/blackout-hours';
import { noSlot } from '@repo/domain/schedule/weekly-slots';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { minuteOfDayOn } from '@repo/domain/time/wall-clock';
import type { z } from 'zod';
import type { Schedule } from '../schedule.repository.ts';

type SentSchedule = z.output<typeof workingScheduleUpdate>;

/** Returns the schedule that a provider has sent; days that were not sent, or are not active, have no slots. */
export function scheduleOf(sent: SentSchedule): Result<Schedule, ErrorCode> {
  const blackouts: Blackout[] = [];
  for (const row of sent.HolidayProfile) {
    const blackout = blackoutOf(row);
    if (!blackout.ok) return blackout;
    blackouts.push(blackout.value);
  }
  const active = sent.WorkingSchedules.filter(({ isActive }) => isActive);
  const enabled = active.map(({ dayInWeek, timeSlots }) => [
    dayInWeek,
    timeSlots
      .filter(({ isEnable }) => isEnable)
      .map(({ slotId }) => slotId)
      .toSorted((a, b) => a - b),
  ]);
  const { minDistanceToTravel: oneHourKm, maxDistanceToTravel: longerKm } = sent.TravelDistance;
  return ok({
    weeklySlots: { ...noSlot, ...Object.fromEntries(enabled) },
    blackouts: blackouts.toSorted(compareBlackouts),
    travel: { oneHourKm, longerKm },
  });
}

/** Times are instants on the day; both or none are given, and then the row is about one day. */
function blackoutOf(row: SentSchedule['HolidayProfile'][number]): Result<Blackout, ErrorCode> {
  const firstDay = calendarDayInUtc(row.date);
  const lastDay = calendarDayInUtc(row.dateTo ?? row.date);
  if (row.startTime === null && row.endTime === null) return ok({ kind: 'wholeDays', firstDay, lastDay });
  const startMinute = minuteOf(firstDay, row.startTime);
  const endMinute = minuteOf(firstDay, row.endTime);
  if (firstDay !== lastDay || startMinute === undefined || endMinute === undefined)
    return fail('this_field_is_invalid');
  const [issue] = findBlackoutHoursIssues({ startMinute, endMinute });
  if (issue !== undefined) return fail(issue.code);
  return startMinute === null || endMinute === null
    ? fail('invalid_input')
    : ok({ kind: 'partOfDay', day: firstDay, startMinute, endMinute });
}

/** Returns the minute of the day, null for no time, undefined for a time on another day. */
const minuteOf = (day: CalendarDay, seconds: number | null): number | null | undefined =>
  seconds === null ? null : minuteOfDayOn(day, seconds);
