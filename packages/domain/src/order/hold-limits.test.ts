import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkProvidersOfOrder, checkUnpaidHolds, slotAvailableAgainAt } from './hold-limits.ts';

const ok = { ok: true, value: undefined };
const refusedAs = (failure: string) => ({ ok: false, failure });

test('[FF-44] [A-114] allows ten providers in one order', () => {
  assert.deepEqual(checkProvidersOfOrder(10), ok);
  assert.deepEqual(checkProvidersOfOrder(11), refusedAs('too_many_providers_in_order'));
});

test('[FF-44] [A-114] allows 60 unpaid provider hours before the first payment and 240 after it', () => {
  for (const [hasPaidBefore, most] of [
    [false, 60],
    [true, 240],
  ] as const) {
    const held = { orders: 3, providerHours: most - 4, hasPaidBefore };
    assert.deepEqual(checkUnpaidHolds(held, 4), ok);
    assert.deepEqual(checkUnpaidHolds(held, 5), refusedAs('too_many_hours_held_unpaid'));
  }
});

test('[A-72] allows twenty unpaid orders, and twenty small ones before the first payment', () => {
  const small = { orders: 19, providerHours: 19 * 3, hasPaidBefore: false };
  assert.deepEqual(checkUnpaidHolds(small, 3), ok);
  assert.deepEqual(checkUnpaidHolds({ ...small, orders: 20 }, 0), refusedAs('too_many_requests'));
});

test('[FF-44] [A-114] frees a slot an hour after its second unpaid hold and six hours after each further one', () => {
  const hour = 3600;
  assert.equal(slotAvailableAgainAt([]), 0);
  assert.equal(slotAvailableAgainAt([9000]), 0);
  assert.equal(slotAvailableAgainAt([9000, 5000]), 9000 + hour);
  assert.equal(slotAvailableAgainAt([5000, 20_000, 9000]), 20_000 + 6 * hour);
});
