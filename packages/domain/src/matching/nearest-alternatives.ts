import { serviceSpanOf } from '../schedule/service-span.ts';
import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import { isBookableDay } from '../time/earliest-bookable-day.ts';
import { rangeOfHours } from '../time/time-range.ts';
import { timeSteps } from '../time/time-step.ts';
import { instantOf, wallClockOf } from '../time/wall-clock.ts';
import { wholeNumbersOf } from '../whole-range.ts';

/** A time at which somebody is free, offered when nobody is at the wanted one. */
export type Alternative = {
  readonly eventDate: CalendarDay;
  readonly startsAtSeconds: number;
  /** How many providers could be reserved then. */
  readonly count: number;
};

export type WantedTime = { readonly startsAtSeconds: number; readonly durationHours: number };

const mostAlternatives = 6;
/** How far either way the calendar is searched. */
const searchedDays = 7;

const startMinutes = timeSteps(0, 24 * 60);

/**
 * Up to six other times, nearest days first. Each day that may be booked offers the wanted time of day
 * when somebody is free then, otherwise the free starts closest to it on either side. `countAt` says how many
 * providers could start at an instant, by the rule of the search itself.
 */
export function nearestAlternatives(
  wanted: WantedTime,
  nowSeconds: number,
  countAt: (startsAtSeconds: number) => number,
): readonly Alternative[] {
  const { day: wantedDay, minuteOfDay } = wallClockOf(wanted.startsAtSeconds);
  const found: Alternative[] = [];
  for (const day of daysAround(wantedDay)) {
    if (found.length >= mostAlternatives) break;
    if (!isBookableDay(day, nowSeconds)) continue;
    found.push(...alternativesOf(day, minuteOfDay, wanted.durationHours, countAt));
  }
  return found.slice(0, mostAlternatives);
}

/** The day itself, then the day after and before it, and so on outwards. */
const daysAround = (day: CalendarDay): readonly CalendarDay[] => [
  day,
  ...wholeNumbersOf({ from: 1, to: searchedDays }).flatMap((distance) => [
    addDays(day, distance),
    addDays(day, -distance),
  ]),
];

function alternativesOf(
  eventDate: CalendarDay,
  wantedMinute: number,
  durationHours: number,
  countAt: (startsAtSeconds: number) => number,
): readonly Alternative[] {
  const firstFree = (minutes: readonly number[]): readonly Alternative[] => {
    for (const minute of minutes) {
      const startsAtSeconds = instantOf(eventDate, minute);
      const isBookable = serviceSpanOf(rangeOfHours(startsAtSeconds, durationHours)) !== undefined;
      const count = isBookable ? countAt(startsAtSeconds) : 0;
      if (count > 0) return [{ eventDate, startsAtSeconds, count }];
    }
    return [];
  };
  const wantedSeconds = instantOf(eventDate, wantedMinute);
  const distanceTo = ({ startsAtSeconds }: Alternative): number => Math.abs(startsAtSeconds - wantedSeconds);

  const later = firstFree(startMinutes.filter((minute) => minute >= wantedMinute));
  if (later.some((free) => distanceTo(free) === 0)) return later;
  const earlier = firstFree(startMinutes.filter((minute) => minute < wantedMinute).toReversed());
  return [...later, ...earlier].toSorted((one, other) => distanceTo(one) - distanceTo(other));
}
