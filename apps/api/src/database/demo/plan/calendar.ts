import { hasClash } from '@repo/domain/matching/occupied-range';
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

/** How far ahead the demonstration is filled: the 90 days that are promised, and then some. */
const plannedDays = 100;
/** The 23:59 of the picker. */
const lastMinute = 24 * 60 - 1;
const minuteOf = (hour: number): number => hour * 60;

/** Days off and hours off; never an afternoon of somebody who is always free then. */
export function blackoutsFrom(today: CalendarDay, isAlwaysFree: boolean, random: SeededRandom): Blackout[] {
  if (isAlwaysFree) {
    const day = addDays(today, random.whole(4, 30));
    return [{ kind: 'partOfDay', day, startMinute: minuteOf(8), endMinute: minuteOf(10) }];
  }
  const journey = addDays(today, random.whole(5, 70));
  const dayOff = addDays(today, random.whole(2, 25));
  const halfDay = addDays(today, random.whole(30, plannedDays));
  return [
    { kind: 'wholeDays', firstDay: journey, lastDay: addDays(journey, random.whole(1, 6)) },
    { kind: 'wholeDays', firstDay: dayOff, lastDay: dayOff },
    { kind: 'partOfDay', day: halfDay, startMinute: minuteOf(12), endMinute: minuteOf(random.whole(14, 18)) },
  ];
}

/**
 * Work that providers have of others, as hours off: they are their own masters, and not every hour that is taken was
 * booked here. Within the schedule, and never twice at a time.
 */
export function otherWorkFrom(
  today: CalendarDay,
  schedule: ProviderSchedule,
  isAlwaysFree: boolean,
  random: SeededRandom,
): Blackout[] {
  const taken: TimeRange[] = [];
  const tries = isAlwaysFree ? random.whole(4, 8) : random.whole(24, 60);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const ahead = random.whole(1, plannedDays);
    const wanted = isAlwaysFree ? morning(today, ahead, random) : anyTime(today, ahead, random);
    const span = serviceSpanOf(wanted);
    if (span !== undefined && isScheduleOpen(schedule, span) && !hasClash(wanted, taken)) taken.push(wanted);
  }
  return taken.toSorted((one, other) => one.startsAtSeconds - other.startsAtSeconds).map(hoursOffOf);
}

/** Up to 23:59 at most, as the picker has it: what goes on after midnight is the night of another cell. */
function hoursOffOf({ startsAtSeconds, endsAtSeconds }: TimeRange): Blackout {
  const { day, minuteOfDay: startMinute } = wallClockOf(startsAtSeconds);
  const endMinute = Math.min(startMinute + (endsAtSeconds - startsAtSeconds) / 60, lastMinute);
  return { kind: 'partOfDay', day, startMinute, endMinute };
}

/** Over by eleven, so that the half hour after it has passed long before noon. */
const morning = (today: CalendarDay, ahead: number, random: SeededRandom): TimeRange =>
  rangeFrom(instantOf(addDays(today, ahead), minuteOf(8) + random.whole(0, 4) * 15), 2);

function anyTime(today: CalendarDay, ahead: number, random: SeededRandom): TimeRange {
  const startMinute = minuteOf(random.whole(8, 21)) + random.whole(0, 3) * 15;
  return rangeFrom(instantOf(addDays(today, ahead), startMinute), random.pick([2, 2, 3, 3, 4, 5]));
}

const rangeFrom = (startsAtSeconds: number, hours: number): TimeRange => ({
  startsAtSeconds,
  endsAtSeconds: startsAtSeconds + hours * secondsPerHour,
});
