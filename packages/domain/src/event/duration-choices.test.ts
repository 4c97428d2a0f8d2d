import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationChoicesHours, isAcceptedDuration } from './duration-choices.ts';

test('[C-R20] the select offers 2 to 10 hours', () => {
  assert.deepEqual(durationChoicesHours(false), [2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('[A-06] where one hour is allowed the select offers it too', () => {
  assert.deepEqual(durationChoicesHours(true), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('[C-R20] [A-06] the server takes whole hours from 1 to 10', () => {
  for (let hours = 1; hours <= 10; hours += 1) assert.equal(isAcceptedDuration(hours), true, String(hours));
  for (const hours of [0, 11, -2, 2.5, NaN, Infinity])
    assert.equal(isAcceptedDuration(hours), false, String(hours));
});
