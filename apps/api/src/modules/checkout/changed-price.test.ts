import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afternoon, openCheckout, sessionIn } from '../../testing/bookings/open-checkout.ts';
import { sentBooking } from '../../testing/bookings/sent-booking.ts';
import { outcomeOf } from '../../testing/calls.ts';
import { createProvider } from '../../testing/provider-factory.ts';

/**
 * Opens a checkout of two hours at $58 an hour, which costs $137.63; checkOutWithTotal sends it with the given total.
 */
async function openCart(t: Parameters<typeof openCheckout>[0]) {
  const shop = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const checkOutWithTotal = (
    totalAmount: unknown,
    earlier?: { eventId: number; orderItemGroupId: number },
  ) => {
    const sent = sentBooking({
      hostId: shop.host.accountId,
      providerIds: [id],
      startsAtSeconds: afternoon,
      ...(earlier && { earlier }),
    });
    const Order = { ...sent.Event.Order, totalAmount };
    return shop.checkOut({ ...sent, Event: { ...sent.Event, Order } });
  };
  return { ...shop, providerId: id, checkOutWithTotal };
}

test('[A-102] refuses an order whose total differs from the one the host saw, and returns the current totals', async (t) => {
  const { checkOutWithTotal, database, providerId } = await openCart(t);
  await database
    .updateTable('provider')
    .set({ hourlyRateCents: 6000 })
    .where('accountId', '=', providerId)
    .execute();
  const refused = await checkOutWithTotal(137.63);
  assert.deepEqual(outcomeOf(refused), [409, 'price_has_changed']);
  assert.deepEqual(refused.json().payload, {
    items: null,
    totals: { subTotal: 120, discount: 0, serviceFee: 6, tax: 16.38, tips: 0, totalAmount: 142.38 },
  });
  assert.deepEqual(await database.selectFrom('occupancy').select('id').execute(), []);
  assert.deepEqual(await database.selectFrom('event').select('id').execute(), []);
  sessionIn(await checkOutWithTotal(142.38));
});

test('[A-102] keeps an earlier hold and its payment page when another price is refused', async (t) => {
  const { checkOutWithTotal, ...shop } = await openCart(t);
  const first = sessionIn(await checkOutWithTotal(137.63));
  const readHeld = async () => ({
    occupancies: await shop.database.selectFrom('occupancy').selectAll().execute(),
    orders: await shop.database.selectFrom('bookingOrder').selectAll().execute(),
  });
  const held = await readHeld();
  assert.deepEqual([held.occupancies[0]?.state, held.orders[0]?.state], ['hold', 'open']);
  assert.deepEqual(outcomeOf(await checkOutWithTotal(137.62, first)), [409, 'price_has_changed']);
  assert.deepEqual(await readHeld(), held);
  assert.notEqual(await shop.pay(first.sessionId ?? ''), undefined);
});

test('[A-102] compares the totals in cents, skips the check without a total, and rejects an invalid one', async (t) => {
  const { checkOutWithTotal } = await openCart(t);
  const first = sessionIn(await checkOutWithTotal(137.63 + 1e-9));
  const second = sessionIn(await checkOutWithTotal(null, first));
  sessionIn(await checkOutWithTotal(undefined, second));
  for (const wrong of ['137.63', -1, {}])
    assert.deepEqual(outcomeOf(await checkOutWithTotal(wrong)), [400, 'invalid_input']);
});
