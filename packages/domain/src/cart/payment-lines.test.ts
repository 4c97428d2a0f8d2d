import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basisPointsOfPercent } from '../money/basis-points.ts';
import { cents } from '../money/cents.ts';
import { standardFeeRates } from '../money/fee-rates.ts';
import { checkProperty } from '../testing/property.ts';
import { paymentLineNames, paymentLinesOf } from './payment-lines.ts';
import { anyCart } from './testing/cart-arbitrary.ts';
import { reckonCart } from './testing/cart-oracle.ts';

test('the payment has one row per order line net of discount, then Service fee and HST', () => {
  const lines = paymentLinesOf({
    lines: [
      { lineId: 'a', kind: 'provider', hourlyRateCents: cents(5800), durationHours: 4 },
      { lineId: 'r', kind: 'recap', pricePerRecapCents: cents(12_500), quantity: 1 },
    ],
    discount: { type: '%', rate: basisPointsOfPercent(10) },
    rates: standardFeeRates(),
  });
  assert.deepEqual(lines, [
    { of: 'line', lineId: 'a', amountCents: 20_880 },
    { of: 'line', lineId: 'r', amountCents: 12_500 },
    { of: 'serviceFee', amountCents: 1669 },
    { of: 'tax', amountCents: 4556 },
  ]);
  assert.deepEqual(paymentLineNames, { serviceFee: 'Service fee', tax: 'HST' });
});

test('the rows of a payment sum to the charge, and none is negative', () => {
  checkProperty([anyCart], (cart) => {
    const rows = paymentLinesOf(cart);
    const { total, fee, tax } = reckonCart(cart);
    assert.equal(rows.length, cart.lines.length + 2);
    assert.ok(rows.every(({ amountCents }) => amountCents >= 0));
    assert.equal(
      rows.reduce((sum, { amountCents }) => sum + BigInt(amountCents), 0n),
      total,
    );
    assert.deepEqual(
      rows.slice(-2).map(({ amountCents }) => BigInt(amountCents)),
      [fee, tax],
    );
  });
});
