import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { cents } from './cents.ts';
import { dollarsOf, parseDollars } from './dollars.ts';

test('[A-18] amounts of the API are dollar numbers with at most 2 decimals', () => {
  assert.deepEqual(parseDollars(137.63), { ok: true, value: 13_763 });
  assert.deepEqual(parseDollars(58), { ok: true, value: 5800 });
  for (const dollars of [58.001, 0.1 + 0.2, NaN, Infinity]) {
    assert.deepEqual(parseDollars(dollars), { ok: false, failure: 'invalid_input' });
  }
});

test('[A-18] writes cents as dollars and parses them back to the same cents', () => {
  checkProperty([fc.integer({ min: 0, max: 7_000_000_000_000_000 })], (amount) => {
    const dollars = dollarsOf(cents(amount));
    const digits = String(amount).padStart(3, '0');
    assert.equal(dollars, Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`));
    assert.deepEqual(parseDollars(dollars), { ok: true, value: amount });
  });
});

test('[A-18] throws for an amount whose cents a dollar number cannot hold', () => {
  checkProperty([fc.maxSafeInteger()], (amount) => {
    let dollars: number;
    try {
      dollars = dollarsOf(cents(amount));
    } catch (error) {
      assert.deepEqual(error, new RangeError(`no dollar number holds ${amount} cents`));
      assert.ok(Math.abs(amount) > 7_000_000_000_000_000, String(amount));
      return;
    }
    assert.deepEqual(parseDollars(dollars), { ok: true, value: amount });
  });
});
