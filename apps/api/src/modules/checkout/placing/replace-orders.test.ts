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
  const orders = await database.selectFrom('booking_order').select('state').orderBy('id').execute();
  return orders.map(({ state }) => state);
};

const holdsOf = ({ database }: Pick<TestShop, 'database'>) =>
  database.selectFrom('occupancy').select(['provider_id as providerId', 'state']).orderBy('id').execute();

test('[A-72] another try of the same cart replaces the one before, with its time and its session', async (t) => {
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
  const event = await shop.database.selectFrom('event').select('duration_hours').execute();
  assert.deepEqual(event, [{ duration_hours: 3 }]);
  assert.equal(await shop.pay(first.sessionId ?? ''), undefined, 'what was replaced can be paid');
  assert.notEqual(await shop.pay(second.sessionId ?? ''), undefined);
});

test('[A-72] a declined card and going back do not block the host, not even for another day', async (t) => {
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

test('[A-72] what a client does not know any more is replaced all the same, by the event alone', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const first = sessionIn(await book({ providerIds: [id] }));
  const second = sessionIn(await book({ providerIds: [id], earlier: { ...first, orderItemGroupId: 0 } }));
  // From a tab that still knows the first order only.
  sessionIn(await book({ providerIds: [id], earlier: first }));
  assert.equal(second.eventId, first.eventId);
  assert.deepEqual(await ordersOf(shop), ['replaced', 'replaced', 'open']);
});

test('[A-72] without an id it is always something new, which does not replace and is in its own way', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const { orderItemGroupId } = sessionIn(await book({ providerIds: [id] }));
  assert.deepEqual(outcomeOf(await book({ providerIds: [id] })), bookedAlready);
  const unknownEvent = { eventId: 0, orderItemGroupId };
  assert.deepEqual(outcomeOf(await book({ providerIds: [id], earlier: unknownEvent })), bookedAlready);
  assert.deepEqual(await ordersOf(shop), ['open']);
});

test('[A-72] a try that fails leaves the one before where it was, and the next one replaces that', async (t) => {
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

test('[A-72] what has been paid is not booked once more, whichever tab the other try comes from', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const first = sessionIn(await book({ providerIds: [id] }));
  // Nobody has told us yet: the card provider is asked before anything is replaced.
  await shop.setWebhooks('drop');
  assert.notEqual(await shop.pay(first.sessionId ?? ''), undefined);
  const { id: another } = await createProvider(shop.database);
  for (const earlier of [first, first, { ...first, eventId: 0 }])
    assert.deepEqual(outcomeOf(await book({ providerIds: [another], earlier })), bookedAlready);
  assert.deepEqual(await ordersOf(shop), ['paid']);
});

test('[A-72] a cart that names the order of another event is refused', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const { id: another } = await createProvider(shop.database);
  const { eventId } = sessionIn(await book({ providerIds: [id] }));
  const { orderItemGroupId } = sessionIn(await book({ providerIds: [another] }));
  const reply = await book({ providerIds: [id], earlier: { eventId, orderItemGroupId } });
  assert.deepEqual(outcomeOf(reply), [400, 'invalid_event_id']);
  assert.deepEqual(await ordersOf(shop), ['open', 'open']);
});

test('[A-72] [FF-13] a try whose hold has run out is replaced as well, and the time of others is theirs', async (t) => {
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

test('[A-72] of two tabs that try again at once one wins, and the event never has two open orders', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  let earlier: Pick<CheckoutSession, 'eventId' | 'orderItemGroupId'> = sessionIn(
    await book({ providerIds: [id] }),
  );
  for (let round = 0; round < 3; round += 1) {
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
      .selectFrom('booking_order')
      .select(['event_id as eventId', 'id as orderItemGroupId'])
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    earlier = open;
  }
});

test('[A-72] a try whose card provider cannot be reached is let go, and the next one books the same time', async (t) => {
  let address = 'http://127.0.0.1:1';
  const payments = stripePayments({ ...sandboxStripe, baseUrl: () => address, realClock: fixedClock() });
  const { book, ...shop } = await openCheckout(t, { payments });
  const { id } = await createProvider(shop.database);
  // Nobody who is answered so has the number of an order to name.
  for (const states of [['expired'], ['expired', 'expired']]) {
    assert.deepEqual(outcomeOf(await book({ providerIds: [id] })), [503, 'unable_to_access_server']);
    assert.deepEqual(await ordersOf(shop), states);
  }
  address = `${shop.url}/sandbox/stripe`;
  sessionIn(await book({ providerIds: [id] }));
  assert.deepEqual(await ordersOf(shop), ['expired', 'expired', 'open']);
});
