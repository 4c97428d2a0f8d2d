import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { startPatternsOf } from './start-patterns.ts';

/** The number of kinds of days for which starts were calculated, among seventeen days from a date. */
function kindsFrom(iso: string): number {
  const first = calendarDayOfIso(iso) / secondsPerDay;
  const { days, groups } = startPatternsOf({ first, last: first + 16 }, 3);
  assert.equal(days.length, 17);
  return new Set(groups.map(({ pattern }) => pattern)).size;
}

test('[A-76] calculates the starts of each weekday once, and of the days around a clock change', () => {
  assert.equal(kindsFrom('2026-06-26'), 7);
  const aroundChange = kindsFrom('2026-10-24');
  assert.ok(aroundChange > 7 && aroundChange <= 15, String(aroundChange));
});
