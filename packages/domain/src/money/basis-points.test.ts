import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import {
  basisPoints,
  basisPointsOfPercent,
  parsePercent,
  percentOf,
  percentOfBasisPoints,
} from './basis-points.ts';
import { cents } from './cents.ts';

const anyRate = fc.integer({ min: 0, max: 10_000 }).map(basisPoints);

test('a rate is whole basis points from 0 to 100 percent', () => {
  for (const amount of [-1, 10_001, 0.5, NaN, Infinity, -0])
    assert.throws(() => basisPoints(amount), new RangeError(`not basis points from 0 to 10000: ${amount}`));
  assert.equal(basisPointsOfPercent(5), 500);
  assert.equal(basisPointsOfPercent(9.97), 997);
  assert.equal(basisPointsOfPercent(100), 10_000);
  assert.throws(() => basisPointsOfPercent(14.975), RangeError);
});

test('[A-10] a percentage of the server is 0 to 100 with at most 2 decimals', () => {
  const cases = [
    [0, 0],
    [5, 500],
    [13, 1300],
    [14.975, undefined],
    [9.97, 997],
    [12.5, 1250],
    [100, 10_000],
    [100.01, undefined],
    [-1, undefined],
    [NaN, undefined],
  ] as const;
  for (const [percent, rate] of cases) {
    const parsed = parsePercent(percent);
    assert.equal(parsed.ok ? parsed.value : undefined, rate, String(percent));
    if (parsed.ok) assert.equal(percentOfBasisPoints(parsed.value), percent);
  }
});

const truncations = [
  [11_600, 500, 580],
  [12_180, 1300, 1583],
  [48_200, 500, 2410],
  [50_610, 1300, 6579],
  [19, 500, 0],
  [20, 500, 1],
  [99, 10_000, 99],
  [5801, 5000, 2900],
] as const;

for (const [amount, rate, part] of truncations) {
  test(`[A-20] ${rate} basis points of ${amount} cents are ${part} cents, cut and not rounded`, () => {
    assert.equal(percentOf(cents(amount), basisPoints(rate)), part);
  });
}

test('[A-20] [G-R06] a percentage is the exact one cut to whole cents, for every safe amount', () => {
  checkProperty([fc.maxSafeNat().map((amount) => cents(amount)), anyRate], (amount, rate) => {
    const part = percentOf(amount, rate);
    assert.equal(BigInt(part), (BigInt(amount) * BigInt(rate)) / 10_000n);
    assert.ok(!Object.is(part, -0));
  });
});

test('throws for a percentage of a negative amount', () => {
  assert.throws(() => percentOf(cents(-1), basisPoints(500)), new RangeError('negative cents: -1'));
});
