import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { checkExtensionHours, maxExtensionHoursOf } from './extension-hours.ts';

const hour = 3600;

/** A booking from 0 h on; everything in hours. */
const maxHours = (endsAt: number, scheduleEndsAt: number, nextStartsAt: number | null): number =>
  maxExtensionHoursOf({
    startsAtSeconds: 0,
    endsAtSeconds: endsAt * hour,
    scheduleEndsAtSeconds: scheduleEndsAt * hour,
    nextBookingStartsAtSeconds: nextStartsAt === null ? null : nextStartsAt * hour,
  });

const cases = [
  ['is 3 hours with nothing in the way', 2, 20, null, 3],
  ['ends with the schedule', 2, 4, null, 2],
  ['ends with the schedule, in whole hours', 2, 4.75, null, 2],
  ['is not possible at the end of the night slot', 4, 4, null, 0],
  ['is not possible beyond the schedule', 4, 3, null, 0],
  ['keeps 30 minutes before the next booking', 2, 20, 4.5, 2],
  ['gives up an hour for those 30 minutes', 2, 20, 4.25, 1],
  ['is not possible right before the next booking', 2, 20, 2.5, 0],
  ['leads to 12 hours in all at most', 10, 20, null, 2],
  ['is not possible once 12 hours are booked', 12, 20, null, 0],
] as const;

for (const [title, endsAt, scheduleEndsAt, nextStartsAt, hours] of cases) {
  test(`[A-32] an extension ${title}`, () => {
    assert.ok(Object.is(maxHours(endsAt, scheduleEndsAt, nextStartsAt), hours));
  });
}

test('[A-32] allows the longest extension that overlaps nothing', () => {
  const quarter = fc.integer({ min: 0, max: 80 }).map((quarters) => quarters * 900);
  const next = fc.option(quarter, { nil: null });
  checkProperty([fc.integer({ min: 1, max: 12 }), quarter, next], (durationHours, scheduleEnd, nextStart) => {
    const end = durationHours * hour;
    const fits = (hours: number): boolean => {
      const newEnd = end + hours * hour;
      const isClear = nextStart === null || newEnd + 30 * 60 <= nextStart;
      return isClear && newEnd <= scheduleEnd && durationHours + hours <= 12 && hours <= 3;
    };
    const hours = maxExtensionHoursOf({
      startsAtSeconds: 0,
      endsAtSeconds: end,
      scheduleEndsAtSeconds: scheduleEnd,
      nextBookingStartsAtSeconds: nextStart,
    });
    assert.ok(hours === 0 || fits(hours));
    assert.equal(fits(hours + 1), false);
  });
});

test('[A-32] an extension is ordered in whole hours, from 1 up to what is free', () => {
  for (const hours of [1, 2]) assert.deepEqual(checkExtensionHours(hours, 2), { ok: true, value: hours });
  for (const hours of [0, -1, 1.5, 3, NaN]) {
    assert.deepEqual(checkExtensionHours(hours, 2), { ok: false, failure: 'invalid_input' });
  }
  assert.deepEqual(checkExtensionHours(1, 0), { ok: false, failure: 'invalid_input' });
});
