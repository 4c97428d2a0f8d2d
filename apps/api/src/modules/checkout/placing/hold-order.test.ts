import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signIn } from '../../../testing/actors.ts';
import { findBookingFaults } from '../../../testing/bookings/booking-faults.ts';
import { afternoon, openCheckout, sessionIn } from '../../../testing/bookings/open-checkout.ts';
import { outcomeOf } from '../../../testing/calls.ts';
import { seededRandom } from '../../../testing/fuzz/random.ts';
import { createProvider, createProviders } from '../../../testing/provider-factory.ts';

const bookedAlready = [409, 'event_already_booked'];
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

test('[FF-2] lets one of fifty concurrent checkouts hold a slot, and refuses the others as booked', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const hosts = await Promise.all(times(50, () => signIn(shop, 'host')));
  const replies = await Promise.all(hosts.map((host) => book({ providerIds: [id] }, host)));
  assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
  const refused = replies.filter(({ statusCode }) => statusCode !== 200).map(outcomeOf);
  assert.deepEqual(
    refused,
    times(49, () => bookedAlready),
  );
  assert.equal((await shop.database.selectFrom('occupancy').select('id').execute()).length, 1);
  assert.equal((await shop.database.selectFrom('event').select('id').execute()).length, 1);
});

test('[FF-3] [FF-4] a hold excludes others until it ends, and for good once it is paid', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  sessionIn(await book({ providerIds: [id] }));
  const rival = await signIn(shop, 'host');
  assert.deepEqual(outcomeOf(await book({ providerIds: [id] }, rival)), bookedAlready);
  // Two bookings are half an hour apart.
  const after = { providerIds: [id], startsAtSeconds: afternoon + 2.25 * 3600 };
  assert.deepEqual(outcomeOf(await book(after, rival)), bookedAlready);
  shop.clock.advanceSeconds(36 * 60);
  const { sessionId } = sessionIn(await book({ providerIds: [id] }, await signIn(shop, 'host')));
  assert.notEqual(await shop.pay(sessionId ?? ''), undefined);
  shop.clock.advanceSeconds(36 * 60);
  const last = await signIn(shop, 'host');
  assert.deepEqual(outcomeOf(await book({ providerIds: [id] }, last)), bookedAlready);
});

test('[FF-2] concurrent carts of three providers in any order hold all or none, without a deadlock', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const providerIds = await createProviders(
    shop.database,
    times(6, () => ({})),
  );
  const random = seededRandom('carts of three');
  for (let round = 0; round < 3; round += 1) {
    const hosts = await Promise.all(times(12, () => signIn(shop, 'host')));
    const startsAtSeconds = afternoon + round * 86_400;
    const replies = await Promise.all(
      hosts.map((host) => {
        const shuffled = providerIds.toSorted(() => random.below(3) - 1).slice(0, 3);
        return book({ providerIds: shuffled, startsAtSeconds }, host);
      }),
    );
    const outcomes = replies.map(({ statusCode }) => statusCode);
    assert.ok(outcomes.includes(200), 'at least one cart is held');
    assert.ok(
      outcomes.every((status) => status === 200 || status === 409),
      outcomes.join(),
    );
  }
  const open = await shop.database.selectFrom('bookingOrder').select('id').execute();
  const held = await shop.database.selectFrom('occupancy').select('id').where('state', '=', 'hold').execute();
  assert.equal(held.length, open.length * 3);
  assert.deepEqual(await findBookingFaults(shop.database, new Date(shop.clock.nowMs())), []);
});

test('[A-72] limits an account to twenty held orders, also under concurrent checkouts', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const providerIds = await createProviders(
    shop.database,
    times(24, () => ({})),
  );
  const replies = await Promise.all(providerIds.map((id) => book({ providerIds: [id] })));
  const refused = replies.filter(({ statusCode }) => statusCode !== 200).map(outcomeOf);
  assert.deepEqual(
    refused,
    times(4, () => [429, 'too_many_requests']),
  );
  const won = replies.find(({ statusCode }) => statusCode === 200);
  assert.ok(won !== undefined);
  const { eventId, orderItemGroupId } = sessionIn(won);
  // A repeated checkout replaces the earlier order.
  const startsAtSeconds = afternoon + 86_400;
  const [id = 0] = providerIds;
  sessionIn(await book({ providerIds: [id], startsAtSeconds, earlier: { eventId, orderItemGroupId } }));
  assert.equal((await book({ providerIds: [id] })).statusCode, 429);
});
