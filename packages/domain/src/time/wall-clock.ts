import { serviceTimeZone } from '../limits.ts';
import { calendarDayInUtc, type CalendarDay } from './calendar-day.ts';
import { secondsPerDay, secondsPerHour } from './seconds.ts';

/** Local time in Toronto: the day and the minutes since its midnight. */
export type WallClock = { readonly day: CalendarDay; readonly minuteOfDay: number };

let offsetFormat: Intl.DateTimeFormat | undefined;

/** Cached offsets by hour since 1970; cleared when they exceed a year. */
const offsetOfHour = new Map<number, number>();
const maxCachedHours = 366 * 24;

/**
 * Returns Toronto's offset from UTC in seconds: −18000 in winter, −14400 in summer. It only changes on the full hour,
 * so it is cached by hour.
 */
function offsetSecondsAt(epochSeconds: number): number {
  const hour = Math.floor(epochSeconds / secondsPerHour);
  const known = offsetOfHour.get(hour);
  if (known !== undefined) return known;
  if (offsetOfHour.size >= maxCachedHours) offsetOfHour.clear();
  const offset = computeOffsetSeconds(epochSeconds);
  offsetOfHour.set(hour, offset);
  return offset;
}

/** The formatter writes "GMT-5"; Toronto's offset is in whole hours. */
function computeOffsetSeconds(epochSeconds: number): number {
  // Created on first use, because creating a formatter costs a hundred times more than using it.
  offsetFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: serviceTimeZone,
    timeZoneName: 'shortOffset',
  });
  const [hours] = /[+-]\d+/.exec(offsetFormat.format(epochSeconds * 1000)) ?? [];
  return Number(hours) * secondsPerHour;
}

/** Returns Toronto's local time of an instant. */
export function wallClockOf(epochSeconds: number): WallClock {
  const localSeconds = epochSeconds + offsetSecondsAt(epochSeconds);
  const day = calendarDayInUtc(localSeconds);
  return { day, minuteOfDay: Math.floor((localSeconds - day) / 60) };
}

/**
 * Returns the time of day of an instant that should be on a given day, such as an event's start; undefined if
 * it is on another day or not on a full minute.
 */
export function minuteOfDayOn(day: CalendarDay, epochSeconds: number): number | undefined {
  const clock = wallClockOf(epochSeconds);
  return clock.day === day && epochSeconds % 60 === 0 ? clock.minuteOfDay : undefined;
}

/**
 * Returns the instant of a local time in Toronto. Minutes from 1440 on belong to the next day, like the night
 * slot. A time that occurs twice means the first; a skipped one is shifted, so that 02:30 in March means
 * 03:30. Converting back and forth is therefore stable.
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
