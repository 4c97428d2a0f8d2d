import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { hundredthsOf } from './hundredths.ts';

const cases = [
  [0, 0],
  [-0, 0],
  [0.07, 7],
  [1.1, 110],
  [1.15, 115],
  [19.99, 1999],
  [137.63, 13763],
  [1e15, undefined],
  [-0.01, -1],
  [-2.5, -250],
  [0.001, undefined],
  [-0.001, undefined],
  [1.005, undefined],
  [0.1 + 0.2, undefined],
  [1e21, undefined],
  [NaN, undefined],
  [Infinity, undefined],
  [-Infinity, undefined],
] as const;

for (const [decimal, hundredths] of cases) {
  const written = Object.is(decimal, -0) ? '-0' : String(decimal);
  test(`[A-18] converts ${written} to ${hundredths === undefined ? 'no hundredths' : `${hundredths} hundredths`}`, () => {
    assert.ok(Object.is(hundredthsOf(decimal), hundredths));
  });
}

test('[A-18] parses every number with two decimals exactly', () => {
  checkProperty([fc.bigInt({ min: 0n, max: 7_000_000_000_000_000n })], (hundredths) => {
    const digits = hundredths.toString().padStart(3, '0');
    const decimal = Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
    assert.equal(hundredthsOf(decimal), Number(hundredths));
  });
});

test('[A-18] never parses a number with a third decimal', () => {
  checkProperty([fc.nat({ max: 1_000_000_000 }), fc.integer({ min: 1, max: 9 })], (whole, third) => {
    assert.equal(hundredthsOf(Number(`${whole}.00${third}`)), undefined);
  });
});
