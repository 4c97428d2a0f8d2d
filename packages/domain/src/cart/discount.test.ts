import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basisPointsOfPercent } from '../money/basis-points.ts';
import { cents } from '../money/cents.ts';
import { checkProperty } from '../testing/property.ts';
import {
  applyDiscount,
  checkPromoCode,
  discountedKindsOf,
  parseDiscount,
  type Discount,
} from './discount.ts';
import type { OrderLine } from './order-line.ts';
import { anyCart } from './testing/cart-arbitrary.ts';
import { reckonCart } from './testing/cart-oracle.ts';

const lines: readonly OrderLine[] = [
  { lineId: 'a', kind: 'provider', hourlyRateCents: cents(5800), durationHours: 2 },
  { lineId: 'r', kind: 'recap', pricePerRecapCents: cents(12_500), quantity: 1 },
  { lineId: 'x', kind: 'extension', pricePerHourCents: cents(5800), extraHours: 3 },
  { lineId: 't', kind: 'tip', tipCents: cents(100_000) },
];

const percent = (value: number): Discount => ({ type: '%', rate: basisPointsOfPercent(value) });
const dollars = (value: number, isGiftCard: boolean): Discount => ({
  type: '$',
  valueCents: cents(value * 100),
  isGiftCard,
});

const cases: readonly (readonly [title: string, discount: Discount | null, off: number, left: number])[] = [
  ['no code takes nothing off', null, 0, 0],
  ['[G-R09] [A-21] 10 % of a $116 booking is $11.60, whatever else is in the cart', percent(10), 1160, 0],
  ['[G-R09] 100 % makes the providers free, not the recap', percent(100), 11_600, 0],
  ['[G-R08] a $ code is worth its value', dollars(10, false), 1000, 0],
  [
    '[G-R08] a $ code is capped at items and recaps, and the rest of it is lost',
    dollars(500, false),
    24_100,
    0,
  ],
  ['[G-R08] [A-21] a gift card keeps what the cart does not need', dollars(500, true), 24_100, 25_900],
  ['a gift card that is used up exactly keeps nothing', dollars(241, true), 24_100, 0],
];

for (const [title, discount, off, left] of cases) {
  test(title, () => {
    assert.deepEqual(applyDiscount(discount, lines), { amountCents: off, promoBalanceCents: left });
  });
}

test('[A-21] a % code applies to provider lines, a $ code to recaps as well, and no code to nothing', () => {
  assert.deepEqual(discountedKindsOf({ type: '%', rate: basisPointsOfPercent(5) }), ['provider']);
  assert.deepEqual(discountedKindsOf(dollars(10, false)), ['provider', 'recap']);
  assert.deepEqual(discountedKindsOf(null), []);
});

test('[A-22] applies no code to tips and extensions', () => {
  const addOns = lines.slice(2);
  for (const discount of [percent(100), dollars(500, false)]) {
    assert.equal(applyDiscount(discount, addOns).amountCents, 0);
  }
  assert.deepEqual(applyDiscount(dollars(500, true), addOns), { amountCents: 0, promoBalanceCents: 50_000 });
});

test("[FF-25] splits a gift card's value into a deducted and a remaining part, neither below zero", () => {
  checkProperty([anyCart], ({ lines: cartLines, discount }) => {
    const { amountCents, promoBalanceCents } = applyDiscount(discount, cartLines);
    assert.ok(amountCents >= 0 && promoBalanceCents >= 0);
    const isGiftCard = discount?.type === '$' && discount.isGiftCard;
    if (isGiftCard) assert.equal(amountCents + promoBalanceCents, discount.valueCents);
    else assert.equal(promoBalanceCents, 0);
  });
});

test('[G-R08] [G-R09] calculates a discount as the specs say, never above its base', () => {
  checkProperty([anyCart], (cart) => {
    const { off, left, sums } = reckonCart(cart);
    const applied = applyDiscount(cart.discount, cart.lines);
    assert.deepEqual([BigInt(applied.amountCents), BigInt(applied.promoBalanceCents)], [off, left]);
    const base = cart.discount?.type === '$' ? sums.provider + sums.recap : sums.provider;
    assert.ok(BigInt(applied.amountCents) <= base);
  });
});

test('[G-R12] a discount detail is a percentage, dollars, or the balance of a gift card', () => {
  const parse = (type: string, value: number, isGiftCard = false) =>
    parseDiscount({ type, value, isGiftCard });
  assert.deepEqual(parse('%', 12.5), { ok: true, value: { type: '%', rate: 1250 } });
  assert.deepEqual(parse('$', 10), { ok: true, value: { type: '$', valueCents: 1000, isGiftCard: false } });
  assert.deepEqual(parse('$', 84.5, true), {
    ok: true,
    value: { type: '$', valueCents: 8450, isGiftCard: true },
  });
  assert.deepEqual(parse('$', 0, true), { ok: true, value: { type: '$', valueCents: 0, isGiftCard: true } });
});

test('[G-R11] [G-R12] refuses an invalid discount detail as an invalid promo code', () => {
  const broken = [
    { type: '%', value: 101, isGiftCard: false },
    { type: '%', value: 10, isGiftCard: true },
    { type: '$', value: -1, isGiftCard: false },
    { type: '$', value: 1.005, isGiftCard: true },
    { type: '€', value: 10, isGiftCard: false },
  ];
  for (const detail of broken) {
    assert.deepEqual(parseDiscount(detail), { ok: false, failure: 'invalid_promo_code' });
  }
});

test('[G-R10] a promo code is required and at most 35 characters', () => {
  assert.deepEqual(checkPromoCode('  '), { ok: false, failure: 'this_field_is_required' });
  assert.deepEqual(checkPromoCode(` ${'x'.repeat(35)} `), { ok: true, value: 'x'.repeat(35) });
  assert.deepEqual(checkPromoCode('x'.repeat(36)), { ok: false, failure: 'this_field_is_too_long' });
});
