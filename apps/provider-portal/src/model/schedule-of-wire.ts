import type { WorkingSchedule } from '@repo/contracts/schedules/working-schedule';
import type { Blackout } from '@repo/domain/schedule/blackout';
import type { ProviderSchedule } from '@repo/domain/schedule/provider-schedule';
import { shownTravelDistance } from '@repo/domain/schedule/travel-distance';
import type { TravelDistance } from '@repo/domain/schedule/travel-distance';
import { noSlot } from '@repo/domain/schedule/weekly-slots';
import type { WeeklySlots } from '@repo/domain/schedule/weekly-slots';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { wallClockOf } from '@repo/domain/time/wall-clock';

/** Returns the schedule of the API as the rules of the domain know it. */
export const scheduleOfWire = (sent: WorkingSchedule): ProviderSchedule => ({
  weeklySlots: weeklySlotsOf(sent.WorkingSchedules),
  blackouts: sent.HolidayProfile.map(blackoutOf),
});

function weeklySlotsOf(days: WorkingSchedule['WorkingSchedules']): WeeklySlots {
  const columns = days.map(({ dayInWeek, timeSlots }) => {
    const enabled = timeSlots.filter(({ isEnable }) => isEnable).map(({ slotId }) => slotId);
    return [dayInWeek, enabled] as const;
  });
  return { ...noSlot, ...Object.fromEntries(columns) };
}

/** Times are instants of the first day; without them, whole days are blacked out. */
function blackoutOf(sent: WorkingSchedule['HolidayProfile'][number]): Blackout {
  const { date, dateTo, startTime, endTime } = sent;
  const day = calendarDayInUtc(date);
  if (startTime === null || endTime === null)
    return { kind: 'wholeDays', firstDay: day, lastDay: calendarDayInUtc(dateTo) };
  const minuteOf = (instant: number): number => wallClockOf(instant).minuteOfDay;
  return { kind: 'partOfDay', day, startMinute: minuteOf(startTime), endMinute: minuteOf(endTime) };
}

/** Everything on the page of the schedule; a save names the version that it changes. */
export type EditedSchedule = {
  readonly version: number;
  readonly schedule: ProviderSchedule & { readonly travel: TravelDistance };
};

/** Returns the schedule as the page edits it; without stored distances the sliders show their default. */
export function editedScheduleOfWire(sent: WorkingSchedule): EditedSchedule {
  const { version, TravelDistance: travel } = sent;
  const stored = travel && { oneHourKm: travel.minDistanceToTravel, longerKm: travel.maxDistanceToTravel };
  return { version, schedule: { ...scheduleOfWire(sent), travel: shownTravelDistance(stored) } };
}

/** The keys of the days' texts, by day. */
export const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
