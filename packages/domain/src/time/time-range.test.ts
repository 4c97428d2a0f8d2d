import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { isOverlapping, isOvernight, rangeOfHours, type TimeRange } from './time-range.ts';

const range = (startsAtSeconds: number, endsAtSeconds: number): TimeRange => ({
  startsAtSeconds,
  endsAtSeconds,
});

test('ends a booking the booked elapsed hours after its start', () => {
  const startsAtSeconds = Date.parse('2027-11-07T00:30:00-04:00') / 1000;
  const endsAtSeconds = Date.parse('2027-11-07T01:30:00-05:00') / 1000;
  assert.deepEqual(rangeOfHours(startsAtSeconds, 2), { startsAtSeconds, endsAtSeconds });
});

test('a range is overnight when it ends on another day of Toronto', () => {
  const cases = [
    ['2027-07-03T23:00-04:00', 2, true],
    ['2027-07-03T22:00-04:00', 2, true],
    ['2027-07-03T21:45-04:00', 2, false],
    ['2027-07-03T18:00-04:00', 3, false],
    ['2027-07-03T00:30-04:00', 1, false],
  ] as const;
  for (const [start, hours, expected] of cases)
    assert.equal(isOvernight(rangeOfHours(Date.parse(start) / 1000, hours)), expected, start);
});

test('ranges that touch do not overlap', () => {
  const cases = [
    [range(0, 10), range(10, 20), false],
    [range(0, 10), range(9, 20), true],
    [range(0, 10), range(2, 3), true],
    [range(0, 10), range(0, 10), true],
    [range(0, 10), range(11, 20), false],
    [range(0, 10), range(5, 5), false],
  ] as const;
  for (const [one, other, expected] of cases) assert.equal(isOverlapping(one, other), expected);
});

const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 0, max: 8 }))
  .map(([start, length]) => range(start, start + length));
const secondsOf = ({ startsAtSeconds, endsAtSeconds }: TimeRange) =>
  Array.from({ length: 26 }, (_, second) => second).filter(
    (second) => second >= startsAtSeconds && second < endsAtSeconds,
  );

test('reports overlap exactly when two ranges share a second, in either order', () => {
  checkProperty([anyRange, anyRange], (one, other) => {
    const shared = secondsOf(one).filter((second) => secondsOf(other).includes(second));
    assert.equal(isOverlapping(one, other), shared.length > 0);
    assert.equal(isOverlapping(other, one), shared.length > 0);
  });
});
