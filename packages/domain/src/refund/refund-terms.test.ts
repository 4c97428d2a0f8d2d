import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancellationDeadlinesOf, cancellationOfferAt, refundTermsOf } from './refund-terms.ts';

const hour = 3600;
const full = { ok: true, value: { rate: 10_000, isFeeKept: false } };
const half = { ok: true, value: { rate: 5000, isFeeKept: true } };
const refused = { ok: false, failure: 'event_cancellation_failed' };

const notices = [
  ['30 days', 30 * 24 * hour, full],
  ['48 hours', 48 * hour, full],
  ['a second less than 48 hours', 48 * hour - 1, half],
  ['24 hours', 24 * hour, half],
  ['a second less than 24 hours', 24 * hour - 1, refused],
  ['no time', 0, refused],
  ['less than none, after the start', -hour, refused],
] as const;

for (const [notice, noticeSeconds, outcome] of notices) {
  test(`[A-28] [H-R11] a host cancels with ${notice} of notice: ${JSON.stringify(outcome)}`, () => {
    assert.deepEqual(refundTermsOf({ reason: 'hostCancelled', noticeSeconds }), outcome);
  });
}

for (const reason of ['providerCancelled', 'declined', 'expired', 'noShow', 'slotTaken'] as const) {
  test(`[A-28] [A-25] ${reason} comes back in full, with the fee, whatever the time`, () => {
    assert.deepEqual(refundTermsOf({ reason }), full);
  });
}

test('[A-28] the deadlines are the last moments at which the terms still hold', () => {
  const startsAt = 1_805_029_200;
  const { fullRefundUntilSeconds, cancelUntilSeconds } = cancellationDeadlinesOf(startsAt);
  const termsAt = (nowSeconds: number) =>
    refundTermsOf({ reason: 'hostCancelled', noticeSeconds: startsAt - nowSeconds });
  assert.deepEqual([startsAt - fullRefundUntilSeconds, startsAt - cancelUntilSeconds], [172_800, 86_400]);
  assert.deepEqual(termsAt(fullRefundUntilSeconds), full);
  assert.deepEqual(termsAt(fullRefundUntilSeconds + 1), half);
  assert.deepEqual(termsAt(cancelUntilSeconds), half);
  assert.deepEqual(termsAt(cancelUntilSeconds + 1), refused);
});

test('[FF-46] [A-28] promises exactly what the refund rule gives', () => {
  const startsAt = 1_805_029_200;
  const [fullRefundUntilSeconds, cancelUntilSeconds] = [startsAt - 48 * hour, startsAt - 24 * hour];
  const offers = [
    [49 * hour, full, { is: 'full', fullRefundUntilSeconds, cancelUntilSeconds }],
    [48 * hour, full, { is: 'full', fullRefundUntilSeconds, cancelUntilSeconds }],
    [48 * hour - 1, half, { is: 'partial', cancelUntilSeconds }],
    [24 * hour, half, { is: 'partial', cancelUntilSeconds }],
    [24 * hour - 1, refused, { is: 'none' }],
    [1, refused, { is: 'none' }],
    [0, refused, { is: 'started' }],
    [-hour, refused, { is: 'started' }],
  ] as const;
  for (const [noticeSeconds, outcome, offer] of offers) {
    assert.deepEqual(cancellationOfferAt(startsAt, startsAt - noticeSeconds), offer);
    assert.deepEqual(refundTermsOf({ reason: 'hostCancelled', noticeSeconds }), outcome);
  }
});
