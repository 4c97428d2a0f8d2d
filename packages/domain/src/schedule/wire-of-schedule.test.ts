import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarDayOfIso } from '../time/calendar-day.ts';
import { noSlot } from './weekly-slots.ts';
import { wireOfSchedule } from './wire-of-schedule.ts';

const day = calendarDayOfIso('2026-07-04');
const schedule = {
  weeklySlots: { ...noSlot, 6: [4, 5] as const },
  blackouts: [
    { kind: 'wholeDays', firstDay: day, lastDay: calendarDayOfIso('2026-07-06') },
    { kind: 'partOfDay', day, startMinute: 600, endMinute: 1439 },
  ],
  travel: { oneHourKm: 5, longerKm: 30 },
} as const;

test('[W-R01] writes seven days of five slots; a day with any slot is active', () => {
  const days = wireOfSchedule(schedule).WorkingSchedules;
  assert.deepEqual(
    days.map(({ dayInWeek, isActive }) => [dayInWeek, isActive]),
    [0, 1, 2, 3, 4, 5, 6].map((dayInWeek) => [dayInWeek, dayInWeek === 6]),
  );
  assert.deepEqual(days[6]?.timeSlots, [
    { slotId: 1, startTime: '08:00', endTime: '12:00', isEnable: false },
    { slotId: 2, startTime: '12:00', endTime: '16:00', isEnable: false },
    { slotId: 3, startTime: '16:00', endTime: '20:00', isEnable: false },
    { slotId: 4, startTime: '20:00', endTime: '23:59', isEnable: true },
    { slotId: 5, startTime: '00:00', endTime: '02:00', isEnable: true },
  ]);
});

test('[A-35] writes whole days as midnights in UTC without times, and hours as instants in Toronto', () => {
  const [whole, part] = wireOfSchedule(schedule).HolidayProfile;
  const midnight = Date.parse('2026-07-04') / 1000;
  const lastMidnight = Date.parse('2026-07-06') / 1000;
  assert.deepEqual(whole, { date: midnight, dateTo: lastMidnight, startTime: null, endTime: null });
  const startTime = Date.parse('2026-07-04T10:00-04:00') / 1000;
  const endTime = Date.parse('2026-07-04T23:59-04:00') / 1000;
  assert.deepEqual(part, { date: midnight, dateTo: midnight, startTime, endTime });
});

test('[W-R05] writes both travel distances in kilometres', () => {
  const travel = { minDistanceToTravel: 5, maxDistanceToTravel: 30, unit: 'KM' };
  assert.deepEqual(wireOfSchedule(schedule).TravelDistance, travel);
});
