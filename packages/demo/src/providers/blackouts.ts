import { hasConflict } from '@repo/domain/matching/occupied-range';
import type { Blackout } from '@repo/domain/schedule/blackout';
import { isScheduleOpen } from '@repo/domain/schedule/provider-schedule';
import type { ProviderSchedule } from '@repo/domain/schedule/provider-schedule';
import { serviceSpanOf } from '@repo/domain/schedule/service-span';
import { addDays } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { TimeRange } from '@repo/domain/time/time-range';
import { instantOf, wallClockOf } from '@repo/domain/time/wall-clock';
import type { SeededRandom } from '../seeded-random.ts';

/** Tests promise 90 days; the rest is a margin for a demo that keeps running. */
const plannedDays = 100;
/** 23:59, the latest end that the time picker offers. */
const lastMinute = 24 * 60 - 1;
const minuteOf = (hour: number): number => hour * 60;

/** Returns days and hours off. Providers who are always free get a morning only. */
export function createBlackouts(today: CalendarDay, isAlwaysFree: boolean, random: SeededRandom): Blackout[] {
  if (isAlwaysFree) {
    const day = addDays(today, random.whole(4, 30));
    return [{ kind: 'partOfDay', day, startMinute: minuteOf(8), endMinute: minuteOf(10) }];
  }
  const vacation = addDays(today, random.whole(5, 70));
  const dayOff = addDays(today, random.whole(2, 25));
  const halfDay = addDays(today, random.whole(30, plannedDays));
  return [
    { kind: 'wholeDays', firstDay: vacation, lastDay: addDays(vacation, random.whole(1, 6)) },
    { kind: 'wholeDays', firstDay: dayOff, lastDay: dayOff },
    { kind: 'partOfDay', day: halfDay, startMinute: minuteOf(12), endMinute: minuteOf(random.whole(14, 18)) },
  ];
}

/** Returns jobs outside the marketplace as hours off. They lie within the schedule and do not overlap. */
export function createOtherWork(
  today: CalendarDay,
  schedule: ProviderSchedule,
  isAlwaysFree: boolean,
  random: SeededRandom,
): Blackout[] {
  const jobs: TimeRange[] = [];
  const attempts = isAlwaysFree ? random.whole(4, 8) : random.whole(24, 60);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const ahead = random.whole(1, plannedDays);
    const job = isAlwaysFree ? morningJob(today, ahead, random) : anyJob(today, ahead, random);
    const span = serviceSpanOf(job);
    if (span !== undefined && isScheduleOpen(schedule, span) && !hasConflict(job, jobs)) jobs.push(job);
  }
  return jobs.toSorted((one, other) => one.startsAtSeconds - other.startsAtSeconds).map(blackoutOf);
}

/** Cuts a job at 23:59, because a blackout of hours ends on the day on which it starts. */
function blackoutOf({ startsAtSeconds, endsAtSeconds }: TimeRange): Blackout {
  const { day, minuteOfDay: startMinute } = wallClockOf(startsAtSeconds);
  const endMinute = Math.min(startMinute + (endsAtSeconds - startsAtSeconds) / 60, lastMinute);
  return { kind: 'partOfDay', day, startMinute, endMinute };
}

/** Ends by 11:00, so that the buffer after it ends before noon. */
const morningJob = (today: CalendarDay, ahead: number, random: SeededRandom): TimeRange =>
  rangeFrom(instantOf(addDays(today, ahead), minuteOf(8) + random.whole(0, 4) * 15), 2);

function anyJob(today: CalendarDay, ahead: number, random: SeededRandom): TimeRange {
  const startMinute = minuteOf(random.whole(8, 21)) + random.whole(0, 3) * 15;
  return rangeFrom(instantOf(addDays(today, ahead), startMinute), random.pick([2, 2, 3, 3, 4, 5]));
}

const rangeFrom = (startsAtSeconds: number, hours: number): TimeRange => ({
  startsAtSeconds,
  endsAtSeconds: startsAtSeconds + hours * secondsPerHour,
});
