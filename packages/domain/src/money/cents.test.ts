import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { cents, minus, minOf, sumOf, times } from './cents.ts';

const anyCents = fc.maxSafeInteger().map((amount) => cents(amount));

test('[A-20] throws for fractions, unsafe numbers and -0 as cents', () => {
  for (const amount of [0.5, 116.000001, NaN, Infinity, -Infinity, 2 ** 53, -(2 ** 53), -0]) {
    assert.throws(() => cents(amount), new RangeError(`not whole cents: ${amount}`));
  }
  for (const amount of [0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
    assert.equal(cents(amount), amount);
  }
});

test('sums an empty list to 0, not -0', () => {
  assert.ok(Object.is(sumOf([]), 0));
  assert.ok(Object.is(minus(cents(5), cents(5)), 0));
  assert.ok(Object.is(times(cents(5), 0), 0));
});

test('sums every safe amount exactly or throws', () => {
  checkProperty([fc.array(anyCents, { maxLength: 5 })], (amounts) => {
    const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
    let sum: number;
    try {
      sum = sumOf(amounts);
    } catch (error) {
      assert.ok(error instanceof RangeError);
      const running = amounts.map((_, index) =>
        amounts.slice(0, index + 1).reduce((total, amount) => total + BigInt(amount), 0n),
      );
      assert.ok(running.some((total) => total > Number.MAX_SAFE_INTEGER || total < Number.MIN_SAFE_INTEGER));
      return;
    }
    assert.equal(BigInt(sum), exact);
  });
});

test('[G-R06] multiplies an amount like repeated addition', () => {
  checkProperty([fc.integer({ min: 0, max: 1_000_000_000 }), fc.nat({ max: 12 })], (amount, count) => {
    const added = Array.from({ length: count }, () => amount).reduce((total, one) => total + one, 0);
    assert.equal(times(cents(amount), count), added);
  });
});

test('never returns a fraction of a cent from a multiplication', () => {
  assert.throws(() => times(cents(5801), 1.5), RangeError);
  assert.throws(() => times(cents(Number.MAX_SAFE_INTEGER), 2), RangeError);
});

test('returns the smaller of two amounts', () => {
  checkProperty([anyCents, anyCents], (one, other) => {
    const smaller = minOf(one, other);
    assert.ok(smaller === one || smaller === other);
    assert.ok(smaller <= one && smaller <= other);
  });
});
