import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '../brand.ts';
import { cents } from '../money/cents.ts';
import {
  checkAddOnSelection,
  isCheckoutEnabled,
  isRecapOnly,
  isTipsOnly,
  paymentPathOf,
} from './checkout-rules.ts';
import type { OrderLine } from './order-line.ts';

const provider: OrderLine = {
  lineId: 'a',
  kind: 'provider',
  hourlyRateCents: cents(5800),
  durationHours: 2,
};
const recap: OrderLine = { lineId: 'r', kind: 'recap', pricePerRecapCents: cents(12_500), quantity: 1 };
const tip: OrderLine = { lineId: 't', kind: 'tip', tipCents: cents(500) };
const extension: OrderLine = {
  lineId: 'x',
  kind: 'extension',
  pricePerHourCents: cents(5800),
  extraHours: 1,
};

test('[E-R12] a cart is recap-only when it holds recaps and nothing else', () => {
  assert.equal(isRecapOnly([recap]), true);
  for (const lines of [[], [provider], [provider, recap], [recap, tip]])
    assert.equal(isRecapOnly(lines), false);
});

test('[FF-46] a cart is tips-only when it holds tips and nothing else', () => {
  assert.equal(isTipsOnly([tip, tip]), true);
  for (const lines of [[], [extension], [tip, extension], [recap, tip]])
    assert.equal(isTipsOnly(lines), false);
});

const checkouts = [
  { title: 'an empty cart', lines: [], isSavedCart: false, isEnabled: false },
  { title: 'an empty saved cart', lines: [], isSavedCart: true, isEnabled: false },
  { title: 'a selected provider', lines: [provider], isSavedCart: false, isEnabled: true },
  { title: 'a provider and a recap', lines: [provider, recap], isSavedCart: false, isEnabled: true },
  { title: 'a recap alone', lines: [recap], isSavedCart: false, isEnabled: true },
  { title: 'a tip outside a saved event', lines: [tip], isSavedCart: false, isEnabled: false },
  { title: "a saved event's add-ons", lines: [tip, extension], isSavedCart: true, isEnabled: true },
];

for (const { title, lines, isSavedCart, isEnabled } of checkouts) {
  test(`[G-R14] checkout is ${isEnabled ? 'enabled' : 'disabled'} for ${title}`, () => {
    assert.equal(isCheckoutEnabled({ lines, isSavedCart, isRecapPriceFinal: true }), isEnabled);
  });
}

test("[A-04] disables checkout of a recap until the server's price is loaded, and no other checkout", () => {
  const isEnabled = (lines: readonly OrderLine[]): boolean =>
    isCheckoutEnabled({ lines, isSavedCart: false, isRecapPriceFinal: false });
  assert.equal(isEnabled([recap]), false);
  assert.equal(isEnabled([provider, recap]), false);
  assert.equal(isEnabled([provider]), true);
});

const payments = [
  [0, 'needs no payment', 'nothingToPay'],
  [1, 'is refused as below the minimum', 'minimum_amount_should_be_2_kindly_contact_admin'],
  [199, 'is refused as below the minimum', 'minimum_amount_should_be_2_kindly_contact_admin'],
  [200, 'is paid by card', 'card'],
  [13_763, 'is paid by card', 'card'],
] as const;

for (const [totalCents, title, outcome] of payments) {
  test(`[A-23] [G-R15] [FF-26] a total of ${totalCents} cents ${title}`, () => {
    const path = paymentPathOf({ totalCents: cents(totalCents), tipsCents: cents(0) });
    assert.equal(path.ok ? path.value : path.failure, outcome);
  });
}

test('[A-23] tips are exempt from the minimum', () => {
  assert.deepEqual(paymentPathOf({ totalCents: cents(150), tipsCents: cents(150) }), {
    ok: true,
    value: 'card',
  });
});

test('[K-R05] requires at least one provider for extending and tipping, each once', () => {
  assert.deepEqual(checkAddOnSelection([]), { ok: false, failure: `please_select_${brand.slug}` });
  assert.deepEqual(checkAddOnSelection(['7', '9']), { ok: true, value: ['7', '9'] });
  assert.deepEqual(checkAddOnSelection(['7', '9', '7']), { ok: false, failure: 'invalid_input' });
});
