import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeDay } from '../schedule/blackout.ts';
import { everySlot, noSlot } from '../schedule/weekly-slots.ts';
import { calendarDayInUtc } from '../time/calendar-day.ts';
import { rangeOfHours } from '../time/time-range.ts';
import { instantOf } from '../time/wall-clock.ts';
import { findCalendarClashes } from './calendar-clash.ts';

/** A Saturday. */
const day = calendarDayInUtc(Date.UTC(2027, 2, 20) / 1000);
const at = (hour: number, hours = 2) => rangeOfHours(instantOf(day, hour * 60), hours);
const event = (hour: number, hours = 2) => ({ id: hour, name: `At ${hour}`, ...at(hour, hours) });
const open = { weeklySlots: everySlot, blackouts: [] };
const kindsAgainst = (calendar: Partial<Parameters<typeof findCalendarClashes>[1]>, range = at(16)) =>
  findCalendarClashes(range, { schedule: open, events: [], ...calendar }).map((clash) =>
    'event' in clash ? `${clash.kind} ${clash.event.name}` : clash.kind,
  );

test('[S-R02] nothing speaks against a request in an open schedule without events', () => {
  assert.deepEqual(kindsAgainst({}), []);
});

test('[S-R02] a blackout of the day, or of its hours, is a clash', () => {
  assert.deepEqual(kindsAgainst({ schedule: { ...open, blackouts: [wholeDay(day)] } }), ['blackout']);
  const partOfDay = { kind: 'partOfDay', day, startMinute: 17 * 60, endMinute: 19 * 60 } as const;
  assert.deepEqual(kindsAgainst({ schedule: { ...open, blackouts: [partOfDay] } }), ['blackout']);
  assert.deepEqual(kindsAgainst({ schedule: { ...open, blackouts: [partOfDay] } }, at(14)), []);
});

test('[S-R02] hours outside the weekly slots are a clash, also next to a blackout', () => {
  const saturdayUntilEight = { ...noSlot, 6: [3] } as const;
  const schedule = { weeklySlots: saturdayUntilEight, blackouts: [] };
  assert.deepEqual(kindsAgainst({ schedule }), []);
  assert.deepEqual(kindsAgainst({ schedule }, at(19)), ['outsideHours']);
  assert.deepEqual(kindsAgainst({ schedule: { weeklySlots: noSlot, blackouts: [wholeDay(day)] } }), [
    'blackout',
    'outsideHours',
  ]);
  assert.deepEqual(kindsAgainst({}, at(3)), ['outsideHours']);
});

test('[S-R02] an event that overlaps, buffer included, comes before another one of that day', () => {
  const events = [event(10), event(17), event(18, 1)];
  assert.deepEqual(kindsAgainst({ events }), ['overlap At 17', 'overlap At 18', 'sameDay At 10']);
  // Half an hour is left for the way.
  const later = { id: 1, name: 'Later', ...rangeOfHours(at(18).startsAtSeconds + 1800, 1) };
  assert.deepEqual(kindsAgainst({ events: [later] }), ['sameDay Later']);
});

test('[S-R02] an event of the day before is a clash only where it overlaps', () => {
  const night = { id: 1, name: 'Night', ...rangeOfHours(instantOf(day, -60), 2) };
  assert.deepEqual(kindsAgainst({ events: [night] }), []);
  assert.deepEqual(kindsAgainst({ events: [night] }, at(0, 1)), ['overlap Night']);
});
