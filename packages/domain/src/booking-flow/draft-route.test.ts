import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cartPathOf, draftCartPath, isDraftCartFlag, isDraftFlagStale } from './draft-route.ts';

test('[A-02] the link to a draft carries the tab number of the cart', () => {
  assert.equal(draftCartPath(12), '/event_booking/5/12');
});

test("[A-R16] links the header's cart to the draft whose flag is stored", () => {
  assert.equal(cartPathOf('12'), '/event_booking/5/12');
  for (const flag of ['true', '0', '', null]) assert.equal(cartPathOf(flag), '/event_booking?step=cart');
});

test("[A-02] the route's draft flag is the cart's tab number, as text or as number", () => {
  for (const flag of ['5', 5]) assert.equal(isDraftCartFlag(flag), true);
  for (const flag of ['4', 4, 'true', '', null, undefined, '55']) assert.equal(isDraftCartFlag(flag), false);
});

test('[I-R06] treats a stored draft flag as stale when the route has none', () => {
  assert.equal(isDraftFlagStale(true, undefined), true);
  assert.equal(isDraftFlagStale(true, '5'), false);
  assert.equal(isDraftFlagStale(false, undefined), false);
  assert.equal(isDraftFlagStale(false, '5'), false);
});
