import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRecapQuantity, recapQuantityOptionsOf } from './recap-quantity.ts';

test('[E-R04] [A-85] the quantity options are 0 to 5 until the server sends its own', () => {
  assert.deepEqual(recapQuantityOptionsOf(null), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(recapQuantityOptionsOf([1, 2, 10]), [1, 2, 10]);
});

const cases = [
  [1, null],
  [5, null],
  [0, 'recap_quantity_must_be_greater_than_0'],
  [-1, 'recap_quantity_must_be_greater_than_0'],
  [6, 'invalid_input'],
  [1.5, 'invalid_input'],
  [NaN, 'invalid_input'],
] as const;

for (const [quantity, failure] of cases) {
  test(`[E-R04] a quantity of ${quantity} is ${failure ?? 'accepted'}`, () => {
    const checked = checkRecapQuantity(quantity, [0, 1, 2, 3, 4, 5]);
    assert.deepEqual(checked, failure === null ? { ok: true, value: quantity } : { ok: false, failure });
  });
}
