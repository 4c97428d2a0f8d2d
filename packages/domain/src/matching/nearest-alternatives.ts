import { serviceSpanOf } from '../schedule/service-span.ts';
import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import { isBookableDay } from '../time/earliest-bookable-day.ts';
import { rangeOfHours } from '../time/time-range.ts';
import { instantOf, wallClockOf } from '../time/wall-clock.ts';
import { integersIn } from '../integer-range.ts';

/** A start at which at least one provider is free, offered when none is free at the wanted time. */
export type AlternativeStart = {
  readonly eventDate: CalendarDay;
  readonly startsAtSeconds: number;
};

export type Alternative = AlternativeStart & {
  /** How many providers could be reserved then. */
  readonly count: number;
};

export type WantedTime = { readonly startsAtSeconds: number; readonly durationHours: number };

const maxAlternatives = 6;
/** Days searched before and after the wanted day. */
export const mostDaysAway = 7;

/**
 * Returns up to six other times, nearest days first. Each day that may be booked offers the wanted time of day
 * when a provider is free then, otherwise the free starts closest to it on either side. `freeStarts` are the instants on
 * quarters of an hour at which a provider could start, by the rule of the search itself.
 */
export function nearestAlternatives(
  wanted: WantedTime,
  nowSeconds: number,
  freeStarts: readonly number[],
): readonly AlternativeStart[] {
  const { day: wantedDay, minuteOfDay } = wallClockOf(wanted.startsAtSeconds);
  const bookable = freeStarts.filter(
    (start) => serviceSpanOf(rangeOfHours(start, wanted.durationHours)) !== undefined,
  );
  const found: AlternativeStart[] = [];
  for (const day of daysAround(wantedDay)) {
    if (found.length >= maxAlternatives) break;
    if (!isBookableDay(day, nowSeconds)) continue;
    const starts = nearestOf(startsOn(day, bookable), instantOf(day, minuteOfDay));
    found.push(...starts.map((startsAtSeconds) => ({ eventDate: day, startsAtSeconds })));
  }
  return found.slice(0, maxAlternatives);
}

/** Returns the day itself, the day after, the day before, and so on. */
const daysAround = (day: CalendarDay): readonly CalendarDay[] => [
  day,
  ...integersIn({ from: 1, to: mostDaysAway }).flatMap((distance) => [
    addDays(day, distance),
    addDays(day, -distance),
  ]),
];

/** Leaves out the second 01:00 to 02:00 when the clocks go back, which a time picker cannot express. */
function startsOn(day: CalendarDay, starts: readonly number[]): readonly number[] {
  const [begins, ends] = [instantOf(day, 0), instantOf(addDays(day, 1), 0)];
  return starts
    .filter((start) => start >= begins && start < ends)
    .filter((start) => instantOf(day, wallClockOf(start).minuteOfDay) === start);
}

function nearestOf(starts: readonly number[], wantedSeconds: number): readonly number[] {
  if (starts.includes(wantedSeconds)) return [wantedSeconds];
  const later = Math.min(...starts.filter((start) => start > wantedSeconds));
  const earlier = Math.max(...starts.filter((start) => start < wantedSeconds));
  const sides = wantedSeconds - earlier < later - wantedSeconds ? [earlier, later] : [later, earlier];
  return sides.filter(Number.isFinite);
}
