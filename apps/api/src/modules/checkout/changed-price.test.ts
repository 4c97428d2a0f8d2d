import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afternoon, openCheckout, sessionIn } from '../../testing/bookings/open-checkout.ts';
import { sentBooking } from '../../testing/bookings/sent-booking.ts';
import { outcomeOf } from '../../testing/calls.ts';
import { createProvider } from '../../testing/provider-factory.ts';

/** Returns a cart of two hours at $58, which costs $137.63, with the total that the host has seen. */
async function openCart(t: Parameters<typeof openCheckout>[0]) {
  const shop = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const seeing = (totalAmount: unknown, earlier?: { eventId: number; orderItemGroupId: number }) => {
    const sent = sentBooking({
      hostId: shop.host.accountId,
      providerIds: [id],
      startsAtSeconds: afternoon,
      ...(earlier && { earlier }),
    });
    const Order = { ...sent.Event.Order, totalAmount };
    return shop.checkOut({ ...sent, Event: { ...sent.Event, Order } });
  };
  return { ...shop, providerId: id, seeing };
}

test('[A-102] refuses an order that costs another total than its host has seen, with the totals of now', async (t) => {
  const { seeing, database, providerId } = await openCart(t);
  await database
    .updateTable('provider')
    .set({ hourly_rate_cents: 6000 })
    .where('account_id', '=', providerId)
    .execute();
  const refused = await seeing(137.63);
  assert.deepEqual(outcomeOf(refused), [409, 'price_has_changed']);
  assert.deepEqual(refused.json().payload, {
    items: null,
    totals: { subTotal: 120, discount: 0, serviceFee: 6, tax: 16.38, tips: 0, totalAmount: 142.38 },
  });
  assert.deepEqual(await database.selectFrom('occupancy').select('id').execute(), []);
  assert.deepEqual(await database.selectFrom('event').select('id').execute(), []);
  sessionIn(await seeing(142.38));
});

test('[A-102] keeps an earlier hold and its payment page when another price is refused', async (t) => {
  const { seeing, ...shop } = await openCart(t);
  const first = sessionIn(await seeing(137.63));
  assert.deepEqual(outcomeOf(await seeing(137.62, first)), [409, 'price_has_changed']);
  assert.notEqual(await shop.pay(first.sessionId ?? ''), undefined);
});

test('[A-102] compares cents, and nothing where no total is sent', async (t) => {
  const { seeing } = await openCart(t);
  const first = sessionIn(await seeing(137.63 + 1e-9));
  const second = sessionIn(await seeing(null, first));
  sessionIn(await seeing(undefined, second));
  for (const wrong of ['137.63', -1, {}])
    assert.deepEqual(outcomeOf(await seeing(wrong)), [400, 'invalid_input']);
});
