import { serviceTimeZone } from '../limits.ts';
import { calendarDayInUtc, type CalendarDay } from './calendar-day.ts';
import { secondsPerDay, secondsPerHour } from './seconds.ts';

/** What a clock on a wall in Toronto shows: the day and the minutes since its midnight. */
export type WallClock = { readonly day: CalendarDay; readonly minuteOfDay: number };

let offsetFormat: Intl.DateTimeFormat | undefined;

/** Offsets already asked for, by hour since 1970; forgotten all at once when there are more than a year of them. */
const offsetOfHour = new Map<number, number>();
const mostHours = 366 * 24;

/**
 * How far Toronto is ahead of UTC at an instant, in seconds: −18000 in winter, −14400 in summer. It changes on
 * the full hour of UTC only, so an hour is asked about once.
 */
function offsetSecondsAt(epochSeconds: number): number {
  const hour = Math.floor(epochSeconds / secondsPerHour);
  const known = offsetOfHour.get(hour);
  if (known !== undefined) return known;
  if (offsetOfHour.size >= mostHours) offsetOfHour.clear();
  const offset = askOffsetSeconds(epochSeconds);
  offsetOfHour.set(hour, offset);
  return offset;
}

/** "GMT-5" is how the formatter writes it; Toronto's offset is of whole hours. */
function askOffsetSeconds(epochSeconds: number): number {
  // Made once, when it is first needed: making a formatter costs a hundred times more than asking it.
  offsetFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: serviceTimeZone,
    timeZoneName: 'shortOffset',
  });
  const [hours] = /[+-]\d+/.exec(offsetFormat.format(epochSeconds * 1000)) ?? [];
  return Number(hours) * secondsPerHour;
}

/** Reads an instant on Toronto's wall clock. */
export function wallClockOf(epochSeconds: number): WallClock {
  const localSeconds = epochSeconds + offsetSecondsAt(epochSeconds);
  const day = calendarDayInUtc(localSeconds);
  return { day, minuteOfDay: Math.floor((localSeconds - day) / 60) };
}

/**
 * The time of day of an instant that is said to lie on a day, as an event's start times lie on its date;
 * nothing when Toronto's clock shows another day then, or is between two minutes.
 */
export function minuteOfDayOn(day: CalendarDay, epochSeconds: number): number | undefined {
  const clock = wallClockOf(epochSeconds);
  return clock.day === day && epochSeconds % 60 === 0 ? clock.minuteOfDay : undefined;
}

/**
 * The instant at which Toronto's wall clock shows a time of a day. Minutes from 1440 on run into the
 * next day, as the night of a column does. An hour that the clocks show twice means its first showing;
 * one that they skip means the same time since midnight, so 02:30 in March is read as 03:30. The rule is
 * fixed, so reading the result back and asking again never drifts.
 */
export function instantOf(day: CalendarDay, minuteOfDay: number): number {
  const localSeconds = day + minuteOfDay * 60;
  const offsetBefore = offsetSecondsAt(localSeconds - secondsPerDay);
  const offsetAfter = offsetSecondsAt(localSeconds + secondsPerDay);
  const before = localSeconds - offsetBefore;
  const after = localSeconds - offsetAfter;
  const hasShownBefore = offsetSecondsAt(before) === offsetBefore;
  return !hasShownBefore && offsetSecondsAt(after) === offsetAfter ? after : before;
}
