import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, calendarDayOfParts, isoDayOf } from './calendar-day.ts';
import { calendarDayOf } from './iso-day.ts';

test('[A-35] formats a calendar day for a date field, and parses it back', () => {
  const day = calendarDayOfParts({ year: 2027, month: 3, day: 14 });
  assert.ok(day !== undefined);
  assert.equal(isoDayOf(day), '2027-03-14');
  for (let step = 0; step < 800; step += 1) {
    const next = addDays(day, step);
    assert.equal(calendarDayOf(isoDayOf(next)), next);
  }
});

for (const text of ['', 'tomorrow', '2027-02-30', '2027-13-01', '2027-3-14', '2027-03-14T00:00Z'])
  test(`[C-R10] "${text}" is not a day`, () => assert.equal(calendarDayOf(text), undefined));
