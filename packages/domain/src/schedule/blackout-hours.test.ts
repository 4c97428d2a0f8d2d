import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBlackoutHoursIssues } from './blackout-hours.ts';

const clock = (hour: number, minute = 0) => hour * 60 + minute;

const cases = [
  ['sound hours', clock(8), clock(8, 15), []],
  ['the longest hours', clock(8), clock(23, 59), []],
  ['the last quarter', clock(23, 45), clock(23, 59), []],
  ['no start', null, clock(9), ['startMinute start_time_is_required']],
  ['no end', clock(9), null, ['endMinute end_time_is_required']],
  ['neither', null, null, ['startMinute start_time_is_required', 'endMinute end_time_is_required']],
  ['an end at the start', clock(9), clock(9), ['endMinute end_time_must_be_greater_than_start_time']],
  ['an end before the start', clock(9), clock(8), ['endMinute end_time_must_be_greater_than_start_time']],
  ['a start before 08:00', clock(7, 45), clock(9), ['startMinute this_field_is_invalid']],
  ['a start between the quarters', clock(9, 10), clock(10), ['startMinute this_field_is_invalid']],
  ['an end between the quarters', clock(9), clock(10, 1), ['endMinute this_field_is_invalid']],
  ['an end after 23:59', clock(9), clock(24), ['endMinute this_field_is_invalid']],
] as const;

for (const [title, startMinute, endMinute, expected] of cases) {
  test(`[W-R04] ${title}: ${expected.join(', ') || 'nothing to say'}`, () => {
    const issues = findBlackoutHoursIssues({ startMinute, endMinute });
    assert.deepEqual(
      issues.map(({ field, code }) => `${field} ${code}`),
      expected,
    );
  });
}
