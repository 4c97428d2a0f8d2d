import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOnTimeStep, timeSteps } from './time-step.ts';

test('[C-R11] a time of day is on the quarter of an hour', () => {
  for (const minute of [0, 15, 30, 45, 60, 540, 1425])
    assert.equal(isOnTimeStep(minute), true, String(minute));
  for (const minute of [-15, 1, 14, 16, 541, 1439, 1440, 7.5, NaN]) {
    assert.equal(isOnTimeStep(minute), false, String(minute));
  }
});

test('[C-R11] a picker of a whole day offers 96 times', () => {
  const choices = timeSteps(0, 1440);
  assert.equal(choices.length, 96);
  assert.deepEqual(choices.slice(0, 5), [0, 15, 30, 45, 60]);
  assert.equal(choices.at(-1), 1425);
});

test('includes the first time of a picker and excludes its end', () => {
  assert.deepEqual(timeSteps(480, 540), [480, 495, 510, 525]);
  assert.deepEqual(timeSteps(480, 541), [480, 495, 510, 525, 540]);
  assert.deepEqual(timeSteps(480, 480), []);
});
