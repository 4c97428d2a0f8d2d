import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { averageStars } from './average-stars.ts';

const averages = [
  [[], null],
  [[5], 5],
  [[4, 5], 4.5],
  [[5, 5, 4], 4.67],
  [[1, 1, 2], 1.33],
  [[5, 5, 5, 5, 5, 5, 5, 4], 4.88],
] as const;

for (const [stars, average] of averages) {
  test(`[D-R08] [A-46] the average of [${stars.join(', ')}] is ${average}`, () => {
    assert.equal(averageStars(stars), average);
  });
}

test('[A-46] the average has 2 decimals, halves upwards, whatever the reviews', () => {
  checkProperty([fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 400 })], (stars) => {
    const sum = stars.reduce((total, each) => total + BigInt(each), 0n);
    const count = BigInt(stars.length);
    const hundredths = (200n * sum + count) / (2n * count);
    const text = hundredths.toString().padStart(3, '0');
    assert.equal(averageStars(stars)?.toFixed(2), `${text.slice(0, -2)}.${text.slice(-2)}`);
  });
});
