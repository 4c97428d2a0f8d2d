import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { basisPointsOfPercent } from '../money/basis-points.ts';
import { cents } from '../money/cents.ts';
import { standardFeeRates } from '../money/fee-rates.ts';
import { checkProperty } from '../testing/property.ts';
import type { Discount } from './discount.ts';
import type { OrderLine } from './order-line.ts';
import { cardPriceOf, priceCart, type CartTotals } from './price-cart.ts';
import { anyCart } from './testing/cart-arbitrary.ts';
import { reckonCart } from './testing/cart-oracle.ts';

const provider = (durationHours: number): OrderLine => ({
  lineId: `provider for ${durationHours} h`,
  kind: 'provider',
  hourlyRateCents: cents(5800),
  durationHours,
});
const recaps = (quantity: number): OrderLine => ({
  lineId: 'recap',
  kind: 'recap',
  pricePerRecapCents: cents(12_500),
  quantity,
});
const extension: OrderLine = {
  lineId: 'extension',
  kind: 'extension',
  pricePerHourCents: cents(5800),
  extraHours: 2,
};
const tip: OrderLine = { lineId: 'tip', kind: 'tip', tipCents: cents(1000) };
const percent = (value: number): Discount => ({ type: '%', rate: basisPointsOfPercent(value) });
const tenDollars: Discount = { type: '$', valueCents: cents(1000), isGiftCard: false };
const giftCard: Discount = { type: '$', valueCents: cents(20_000), isGiftCard: true };

type Expected = { readonly [Name in keyof CartTotals]?: number };

const carts: readonly (readonly [string, readonly OrderLine[], Discount | null, Expected])[] = [
  [
    '[A-20] [G-R06] 2 h at $58 come to $137.63',
    [provider(2)],
    null,
    { subtotalCents: 11_600, serviceFeeCents: 580, taxCents: 1583, totalCents: 13_763 },
  ],
  [
    '[A-20] [E-R10] 4 h and 2 recaps, which are subject to fee and tax, come to $571.89',
    [provider(4), recaps(2)],
    null,
    { subtotalCents: 48_200, serviceFeeCents: 2410, taxCents: 6579, totalCents: 57_189 },
  ],
  [
    '[A-21] [G-R09] 10 % off 4 h and a recap is taken from the 4 h and comes to $396.05',
    [provider(4), recaps(1)],
    percent(10),
    { discountCents: 2320, subtotalCents: 33_380, serviceFeeCents: 1669, taxCents: 4556, totalCents: 39_605 },
  ],
  [
    '[A-21] [G-R08] a $200 gift card on $116 leaves nothing to pay and $84.00 on the card',
    [provider(2)],
    giftCard,
    { subtotalCents: 0, serviceFeeCents: 0, taxCents: 0, totalCents: 0, promoBalanceCents: 8400 },
  ],
  [
    '[A-21] [Q-R05] a $10 referral on $116 comes to $125.76',
    [provider(2)],
    tenDollars,
    { discountCents: 1000, subtotalCents: 10_600, serviceFeeCents: 530, taxCents: 1446, totalCents: 12_576 },
  ],
  [
    '[FF-26] 100 % off comes to exactly 0',
    [provider(3), provider(2)],
    percent(100),
    { discountCents: 29_000, subtotalCents: 0, serviceFeeCents: 0, taxCents: 0, totalCents: 0 },
  ],
  [
    '[A-22] a tip bears neither fee nor tax',
    [tip],
    null,
    { subtotalCents: 0, serviceFeeCents: 0, taxCents: 0, tipsCents: 1000, totalCents: 1000 },
  ],
  [
    '[A-22] an extension bears fee and tax like a provider line',
    [extension],
    null,
    { subtotalCents: 11_600, serviceFeeCents: 580, taxCents: 1583, totalCents: 13_763 },
  ],
  [
    '[A-22] extension and tip together: the code touches neither',
    [extension, tip],
    percent(50),
    { discountCents: 0, subtotalCents: 11_600, totalCents: 14_763 },
  ],
  [
    '[E-R12] a recap-only order is priced like any other',
    [recaps(1)],
    null,
    { subtotalCents: 12_500, serviceFeeCents: 625, taxCents: 1706, totalCents: 14_831 },
  ],
  ['an empty cart costs nothing', [], null, { subtotalCents: 0, totalCents: 0 }],
];

for (const [title, lines, discount, expected] of carts) {
  test(title, () => {
    const totals = priceCart({ lines, discount, rates: standardFeeRates() });
    assert.deepEqual({ ...totals, ...expected }, totals);
  });
}

test('[G-R03] [G-R06] [A-20] calculates every total like a big-integer oracle of the specs', () => {
  checkProperty([anyCart], (cart) => {
    const totals = priceCart(cart);
    const { sums, off, left, subtotal, fee, tax, total } = reckonCart(cart);
    const reckoned = {
      providersCents: sums.provider,
      recapsCents: sums.recap,
      extensionsCents: sums.extension,
      tipsCents: sums.tip,
      discountCents: off,
      promoBalanceCents: left,
      subtotalCents: subtotal,
      serviceFeeCents: fee,
      taxCents: tax,
      totalCents: total,
    };
    assert.deepEqual(
      Object.entries(totals).map(([name, amount]) => [name, BigInt(amount)]),
      Object.entries(reckoned),
    );
  });
});

test('[FF-26] no total is ever negative, -0 or a fraction, and the parts add up', () => {
  checkProperty([anyCart], (cart) => {
    const totals = priceCart(cart);
    for (const [name, amount] of Object.entries(totals)) {
      assert.ok(Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0), name);
    }
    const { subtotalCents, serviceFeeCents, taxCents, tipsCents, totalCents } = totals;
    assert.equal(subtotalCents + serviceFeeCents + taxCents + tipsCents, totalCents);
  });
});

test('[A-20] a price on a card is hours times rate with the fee, before HST', () => {
  const fee = standardFeeRates().serviceFee;
  const price = (rate: number, durationHours: number): number =>
    cardPriceOf({ hourlyRateCents: cents(rate), durationHours }, fee);
  assert.equal(price(5800, 2), 12_180);
  assert.equal(price(7000, 2), 14_700);
  assert.equal(price(6000, 2), 12_600);
  assert.equal(price(5800, 1), 12_180);
});

test('[A-20] shows the same price on a card as in a cart with that provider only, before HST', () => {
  checkProperty([fc.nat({ max: 50_000 }), fc.integer({ min: 1, max: 10 })], (rate, durationHours) => {
    const rates = standardFeeRates();
    const line = { lineId: 'a', kind: 'provider', hourlyRateCents: cents(rate), durationHours } as const;
    const totals = priceCart({ lines: [line], discount: null, rates });
    assert.equal(cardPriceOf(line, rates.serviceFee), totals.totalCents - totals.taxCents);
  });
});
