import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import { sandboxStripe } from '@repo/sandbox/stripe/sandbox-stripe';
import { stripePayments } from '../../../adapters/stripe/stripe-payments.ts';
import { signIn, signInAgain } from '../../../testing/actors.ts';
import { afternoon, openCheckout, sessionIn } from '../../../testing/bookings/open-checkout.ts';
import { outcomeOf } from '../../../testing/calls.ts';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { createProvider } from '../../../testing/provider-factory.ts';
import type { TestShop } from '../../../testing/test-shop.ts';

const bookedAlready = [409, 'event_already_booked'];

const ordersOf = async ({ database }: Pick<TestShop, 'database'>) => {
  const orders = await database.selectFrom('bookingOrder').select('state').orderBy('id').execute();
  return orders.map(({ state }) => state);
};

const holdsOf = ({ database }: Pick<TestShop, 'database'>) =>
  database.selectFrom('occupancy').select(['providerId', 'state']).orderBy('id').execute();

test('[A-72] a repeated checkout replaces the earlier order with its slots and its session', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const first = sessionIn(await book({ providerIds: [id] }));
  const second = sessionIn(await book({ providerIds: [id], hours: 3, recaps: 1, earlier: first }));
  assert.equal(second.eventId, first.eventId);
  assert.notEqual(second.orderItemGroupId, first.orderItemGroupId);
  assert.deepEqual(await ordersOf(shop), ['replaced', 'open']);
  assert.deepEqual(await holdsOf(shop), [
    { providerId: id, state: 'cancelled' },
    { providerId: id, state: 'hold' },
  ]);
  const event = await shop.database.selectFrom('event').select('durationHours').execute();
  assert.deepEqual(event, [{ durationHours: 3 }]);
  assert.equal(await shop.pay(first.sessionId ?? ''), undefined, 'the replaced session can be paid');
  assert.notEqual(await shop.pay(second.sessionId ?? ''), undefined);
});

test('[A-72] lets the host check out again after a declined card, also for another day', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const first = sessionIn(await book({ providerIds: [id] }));
  assert.equal(await shop.pay(first.sessionId ?? '', '4000000000000002'), undefined);
  const half = afternoon + 1800;
  const second = sessionIn(await book({ providerIds: [id], startsAtSeconds: half, earlier: first }));
  const tomorrow = afternoon + 86_400;
  sessionIn(await book({ providerIds: [id], startsAtSeconds: tomorrow, earlier: second }));
  assert.deepEqual(await ordersOf(shop), ['replaced', 'replaced', 'open']);
  const other = await signIn(shop, 'host');
  sessionIn(await book({ providerIds: [id] }, other));
});

test('[A-72] replaces the open order of an event that the client does not name', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const first = sessionIn(await book({ providerIds: [id] }));
  const second = sessionIn(await book({ providerIds: [id], earlier: { ...first, orderItemGroupId: 0 } }));
  // From a tab that only knows the first order.
  sessionIn(await book({ providerIds: [id], earlier: first }));
  assert.equal(second.eventId, first.eventId);
  assert.deepEqual(await ordersOf(shop), ['replaced', 'replaced', 'open']);
});

test('[A-72] treats a cart without an event id as new, so that it conflicts with the own hold', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const { orderItemGroupId } = sessionIn(await book({ providerIds: [id] }));
  assert.deepEqual(outcomeOf(await book({ providerIds: [id] })), bookedAlready);
  const unknownEvent = { eventId: 0, orderItemGroupId };
  assert.deepEqual(outcomeOf(await book({ providerIds: [id], earlier: unknownEvent })), bookedAlready);
  assert.deepEqual(await ordersOf(shop), ['open']);
});

test('[A-72] keeps the earlier order when a checkout fails, and replaces it with the next one', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const { id: taken } = await createProvider(shop.database, {
    booked: [{ startsAtSeconds: afternoon, endsAtSeconds: afternoon + 3600 }],
  });
  const first = sessionIn(await book({ providerIds: [id] }));
  assert.deepEqual(outcomeOf(await book({ providerIds: [id, taken], earlier: first })), bookedAlready);
  assert.deepEqual(await ordersOf(shop), ['open']);
  const other = await signIn(shop, 'host');
  assert.deepEqual(outcomeOf(await book({ providerIds: [id] }, other)), bookedAlready);
  sessionIn(await book({ providerIds: [id], earlier: first }));
  assert.deepEqual(await ordersOf(shop), ['replaced', 'open']);
});

test('[A-72] refuses to book a paid cart again, from any tab', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const first = sessionIn(await book({ providerIds: [id] }));
  // No webhook has arrived: the checkout queries the card provider before it replaces an order.
  await shop.setWebhooks('drop');
  assert.notEqual(await shop.pay(first.sessionId ?? ''), undefined);
  const { id: another } = await createProvider(shop.database);
  for (const earlier of [first, first, { ...first, eventId: 0 }])
    assert.deepEqual(outcomeOf(await book({ providerIds: [another], earlier })), bookedAlready);
  assert.deepEqual(await ordersOf(shop), ['paid']);
});

test('[A-72] refuses a cart that names the order of another event', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const { id: another } = await createProvider(shop.database);
  const { eventId } = sessionIn(await book({ providerIds: [id] }));
  const { orderItemGroupId } = sessionIn(await book({ providerIds: [another] }));
  const reply = await book({ providerIds: [id], earlier: { eventId, orderItemGroupId } });
  assert.deepEqual(outcomeOf(reply), [400, 'invalid_event_id']);
  assert.deepEqual(await ordersOf(shop), ['open', 'open']);
});

test('[A-72] [FF-13] replaces an order whose hold has expired, unless another host has its slots', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const first = sessionIn(await book({ providerIds: [id] }));
  shop.clock.advanceSeconds(36 * 60);
  const host = await signInAgain(shop, shop.host, 'host');
  const other = await signIn(shop, 'host');
  sessionIn(await book({ providerIds: [id] }, other));
  assert.deepEqual(outcomeOf(await book({ providerIds: [id], earlier: first }, host)), bookedAlready);
  const later = { startsAtSeconds: afternoon + 86_400, earlier: first };
  sessionIn(await book({ providerIds: [id], ...later }, host));
  assert.deepEqual(await ordersOf(shop), ['replaced', 'open', 'open']);
});

test('[A-72] keeps one open order when two tabs check out an event at once', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  let earlier: Pick<CheckoutSession, 'eventId' | 'orderItemGroupId'> = sessionIn(
    await book({ providerIds: [id] }),
  );
  for (let round = 0; round < 6; round += 1) {
    const tries = [1, 2, 3].map((hours) => book({ providerIds: [id], hours, earlier }));
    const replies = await Promise.all(tries);
    const won = replies.filter(({ statusCode }) => statusCode === 200);
    assert.ok(won.length > 0);
    for (const reply of replies.filter((one) => !won.includes(one)))
      assert.deepEqual(outcomeOf(reply), [409, 'action_is_not_possible_now']);
    assert.deepEqual(
      (await ordersOf(shop)).filter((state) => state === 'open'),
      ['open'],
    );
    const open = await shop.database
      .selectFrom('bookingOrder')
      .select(['eventId', 'id as orderItemGroupId'])
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    earlier = open;
  }
});

test('[A-72] releases an order when the card provider is unreachable, so that the next checkout can book', async (t) => {
  let address = 'http://127.0.0.1:1';
  const payments = stripePayments({
    ...sandboxStripe,
    baseUrl: () => address,
    pageOrigin: () => 'http://product.test',
    realClock: fixedClock(),
  });
  const { book, ...shop } = await openCheckout(t, { payments });
  const { id } = await createProvider(shop.database);
  // The reply has no order id that the next checkout could name.
  for (const states of [['expired'], ['expired', 'expired']]) {
    assert.deepEqual(outcomeOf(await book({ providerIds: [id] })), [503, 'unable_to_access_server']);
    assert.deepEqual(await ordersOf(shop), states);
  }
  address = `${shop.url}/sandbox/stripe`;
  sessionIn(await book({ providerIds: [id] }));
  assert.deepEqual(await ordersOf(shop), ['expired', 'expired', 'open']);
});
