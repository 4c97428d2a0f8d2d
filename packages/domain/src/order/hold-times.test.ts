import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdEndsAt, paymentSessionEndsAt } from './hold-times.ts';

const now = 1_800_000_000;

test('[FF-13] a hold ends 36 minutes after it begins', () => {
  assert.equal(holdEndsAt(now), now + 2160);
});

test('a payment session ends five minutes before its hold, in the bounds of the payment provider', () => {
  assert.equal(holdEndsAt(now) - paymentSessionEndsAt(now), 300);
  const length = paymentSessionEndsAt(now) - now;
  assert.ok(length >= 30 * 60 && length <= 24 * 3600);
});
