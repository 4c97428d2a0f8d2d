import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarDayInUtc } from '../time/calendar-day.ts';
import { rangeOfHours } from '../time/time-range.ts';
import { instantOf } from '../time/wall-clock.ts';
import { wholeDay } from './blackout.ts';
import { uncoveredEvents } from './uncovered-events.ts';
import { everySlot, toggleSlot } from './weekly-slots.ts';

const saturday = calendarDayInUtc(Date.parse('2027-07-03') / 1000);
const eventAt = (hour: number, hours: number) => rangeOfHours(instantOf(saturday, hour * 60), hours);
const morning = eventAt(9, 2);
const lateEvening = eventAt(22, 3);

test('[W-R01] an open schedule covers every event, also into the night', () => {
  assert.deepEqual(uncoveredEvents({ weeklySlots: everySlot, blackouts: [] }, [morning, lateEvening]), []);
});

test('[W-R01] names the events of a closed slot, such as the night of the day', () => {
  const withoutNight = toggleSlot(everySlot, { dayInWeek: 6, slotId: 5 });
  assert.deepEqual(uncoveredEvents({ weeklySlots: withoutNight, blackouts: [] }, [morning, lateEvening]), [
    lateEvening,
  ]);
});

test('[W-R02] names the events of a blacked-out day, and those at a time that no schedule has', () => {
  const daysOff = { weeklySlots: everySlot, blackouts: [wholeDay(saturday)] };
  assert.deepEqual(uncoveredEvents(daysOff, [morning]), [morning]);
  const early = eventAt(5, 2);
  assert.deepEqual(uncoveredEvents({ weeklySlots: everySlot, blackouts: [] }, [early]), [early]);
});
