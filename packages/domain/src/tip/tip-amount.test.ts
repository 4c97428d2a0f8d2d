import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents } from '../money/cents.ts';
import { areTipChoicesEnabled, checkTip, newTipForm, tipChoices, tipOfForm } from './tip-amount.ts';

test('[K-R04] the tips on offer are $5, the default, $10, $15 and $20', () => {
  assert.deepEqual(tipChoices(), [500, 1000, 1500, 2000]);
  assert.equal(tipOfForm(newTipForm()), 500);
});

test('[K-R04] uses a custom amount instead of the choice and disables the choices', () => {
  const chosen = { choiceCents: cents(1500), customCents: null };
  const own = { choiceCents: cents(1500), customCents: cents(4200) };
  assert.equal(tipOfForm(chosen), 1500);
  assert.equal(areTipChoicesEnabled(chosen), true);
  assert.equal(tipOfForm(own), 4200);
  assert.equal(areTipChoicesEnabled(own), false);
});

test('[K-R04] treats a custom amount of 0 as entered', () => {
  const form = { choiceCents: cents(500), customCents: cents(0) };
  assert.equal(areTipChoicesEnabled(form), false);
  assert.deepEqual(checkTip(tipOfForm(form)), { ok: false, failure: 'invalid_input' });
});

test('[K-R04] a tip is $3 to $1000, both included, and so is every choice', () => {
  for (const amount of [300, 301, 99_999, 100_000, ...tipChoices()]) {
    assert.deepEqual(checkTip(cents(amount)), { ok: true, value: amount });
  }
  for (const amount of [-500, 0, 299, 100_001]) {
    assert.deepEqual(checkTip(cents(amount)), { ok: false, failure: 'invalid_input' });
  }
});
