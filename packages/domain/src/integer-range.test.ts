import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isIntegerWithin, integersIn } from './integer-range.ts';

test('a range holds its whole numbers, both ends included', () => {
  const cases = [
    [1, false],
    [2, true],
    [3.5, false],
    [4, true],
    [5, false],
    [NaN, false],
  ] as const;
  for (const [value, expected] of cases) {
    assert.equal(isIntegerWithin(value, { from: 2, to: 4 }), expected, String(value));
  }
});

test('a range lists its whole numbers in order', () => {
  assert.deepEqual(integersIn({ from: 2, to: 4 }), [2, 3, 4]);
  assert.deepEqual(integersIn({ from: 0, to: 0 }), [0]);
});
