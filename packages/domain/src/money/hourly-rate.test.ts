import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents } from './cents.ts';
import { checkHourlyRate } from './hourly-rate.ts';

test('[A-31] an operator sets a rate from $58 to $500, both included', () => {
  for (const rate of [5800, 5801, 49_999, 50_000]) {
    assert.deepEqual(checkHourlyRate(cents(rate)), { ok: true, value: rate });
  }
  for (const rate of [-5800, 0, 5799, 50_001]) {
    assert.deepEqual(checkHourlyRate(cents(rate)), { ok: false, failure: 'invalid_input' });
  }
});
