import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceHours, slots } from './slots.ts';

test('[W-R01] the grid has the five rows of the specs', () => {
  assert.deepEqual(
    slots.map(({ shownFrom, shownUntil }) => `${shownFrom}-${shownUntil}`),
    ['08:00-12:00', '12:00-16:00', '16:00-20:00', '20:00-23:59', '00:00-02:00'],
  );
});

test('[A-34] 23:59 means 24:00 and the last row is the night after, so the rows follow without a gap', () => {
  assert.deepEqual(
    slots.map(({ fromMinute, untilMinute }) => [fromMinute / 60, untilMinute / 60]),
    [
      [8, 12],
      [12, 16],
      [16, 20],
      [20, 24],
      [24, 26],
    ],
  );
  assert.deepEqual(serviceHours, { fromMinute: 8 * 60, untilMinute: 26 * 60 });
});

test('numbers the rows from 1, as the API does', () => {
  assert.deepEqual(
    slots.map(({ id }) => id),
    [1, 2, 3, 4, 5],
  );
});
