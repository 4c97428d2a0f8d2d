import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents } from '../money/cents.ts';
import { enterRecapStep, noRecap, submitRecap } from './recap-choice.ts';
import { recapLineOf, recapPricesOf, recapSubtotalOf } from './recap-price.ts';

const serverPrices = { withLogoCents: cents(13_050), withoutLogoCents: cents(8025) };

test("[E-R03] [A-04] prices a recap at $75 without and $125 with logo, not final, until the server's price is loaded", () => {
  assert.deepEqual(recapPricesOf(null), { withLogoCents: 12_500, withoutLogoCents: 7500, isFinal: false });
});

test("[E-R03] [A-04] uses the server's price as final", () => {
  assert.deepEqual(recapPricesOf(serverPrices), {
    withLogoCents: 13_050,
    withoutLogoCents: 8025,
    isFinal: true,
  });
});

const subtotals = [
  { isWithLogo: true, quantityWithLogo: 2, isWithoutLogo: false, quantityWithoutLogo: 3, subtotal: 26_100 },
  { isWithLogo: false, quantityWithLogo: 2, isWithoutLogo: true, quantityWithoutLogo: 3, subtotal: 24_075 },
  { isWithLogo: true, quantityWithLogo: 5, isWithoutLogo: true, quantityWithoutLogo: 1, subtotal: 73_275 },
  { isWithLogo: true, quantityWithLogo: 0, isWithoutLogo: false, quantityWithoutLogo: 0, subtotal: 0 },
];

for (const { subtotal, ...choice } of subtotals) {
  test(`the recap step's subtotal of ${JSON.stringify(choice)} is ${subtotal}`, () => {
    assert.equal(recapSubtotalOf({ ...choice, isSubmitted: true }, serverPrices), subtotal);
  });
}

test('[E-R13] a submitted recap is a line at the price with logo', () => {
  const choice = submitRecap(enterRecapStep({ ...noRecap, quantityWithLogo: 3 }));
  assert.deepEqual(recapLineOf('r', choice, serverPrices), {
    lineId: 'r',
    kind: 'recap',
    pricePerRecapCents: 13_050,
    quantity: 3,
  });
});

test('[E-R11] a skipped recap is no line', () => {
  assert.equal(recapLineOf('r', { ...noRecap, isWithLogo: true, quantityWithLogo: 3 }, serverPrices), null);
});
