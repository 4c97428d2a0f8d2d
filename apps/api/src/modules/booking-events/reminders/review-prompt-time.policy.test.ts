import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import { reviewPromptAt } from './review-prompt-time.policy.ts';

for (const [title, day, at] of [
  ['in summer', '2026-07-04', '2026-07-05T10:00-04:00'],
  ['in winter', '2026-12-31', '2027-01-01T10:00-05:00'],
  ['after the clocks changed in the night', '2027-03-13', '2027-03-14T10:00-04:00'],
] as const) {
  test(`asks for a review at ten in the morning after the event, ${title}`, () => {
    assert.equal(reviewPromptAt(calendarDayOfIso(day)), Date.parse(at) / 1000);
  });
}
