import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFeeRates, standardFeeRates } from './fee-rates.ts';

test('[G-R07] the service fee is 5 % and HST 13 % until the server says otherwise', () => {
  assert.deepEqual(standardFeeRates(), { serviceFee: 500, tax: 1300 });
});

test('[G-R07] [A-10] parses the percentages of the server unchanged', () => {
  assert.deepEqual(parseFeeRates({ serviceFee: 7.25, tax: 15 }), {
    ok: true,
    value: { serviceFee: 725, tax: 1500 },
  });
});

test('refuses either percentage when it is invalid', () => {
  for (const percents of [
    { serviceFee: -5, tax: 13 },
    { serviceFee: 5, tax: 113 },
    { serviceFee: 5.001, tax: 13 },
    { serviceFee: 5, tax: NaN },
  ]) {
    assert.deepEqual(parseFeeRates(percents), { ok: false, failure: 'invalid_input' });
  }
});
