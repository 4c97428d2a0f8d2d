import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFeeRates, standardFeeRates } from './fee-rates.ts';

test('[G-R07] the service fee is 5 % and HST 13 % until the server says otherwise', () => {
  assert.deepEqual(standardFeeRates(), { serviceFee: 500, tax: 1300 });
});

test('[G-R07] [A-10] the live percentages of the server are read as they are', () => {
  assert.deepEqual(parseFeeRates({ serviceFee: 7.25, tax: 15 }), {
    ok: true,
    value: { serviceFee: 725, tax: 1500 },
  });
});

test('percentages that make no sense are refused, whichever of the two they are', () => {
  for (const percents of [
    { serviceFee: -5, tax: 13 },
    { serviceFee: 5, tax: 113 },
    { serviceFee: 5.001, tax: 13 },
    { serviceFee: 5, tax: NaN },
  ]) {
    assert.deepEqual(parseFeeRates(percents), { ok: false, failure: 'invalid_input' });
  }
});
