import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signIn, signInAgain } from '../../../testing/actors.ts';
import type { TestActor } from '../../../testing/actors.ts';
import { makeAcceptedEvent } from '../../../testing/bookings/make-accepted-event.ts';
import { afternoon, openCheckout, sessionIn } from '../../../testing/bookings/open-checkout.ts';
import { providerItem } from '../../../testing/bookings/sent-booking.ts';
import { extensionItem, sentAddition } from '../../../testing/carts/sent-addition.ts';
import { outcomeOf } from '../../../testing/calls.ts';
import { sendDraft } from '../../../testing/drafts/make-draft.ts';
import { createProvider, createProviders } from '../../../testing/provider-factory.ts';
import type { TestShop } from '../../../testing/test-shop.ts';

const tooManyHours = [409, 'too_many_hours_held_unpaid'];
const tooOften = [409, 'time_held_unpaid_too_often'];
const day = 86_400;
const holdSeconds = 36 * 60;

const many = ({ database }: Pick<TestShop, 'database'>, count: number) =>
  createProviders(
    database,
    Array.from({ length: count }, () => ({})),
  );

const heldTimes = async ({ database }: Pick<TestShop, 'database'>): Promise<number> =>
  (await database.selectFrom('occupancy').select('id').where('state', '=', 'hold').execute()).length;

test('[FF-44] [A-114] refuses an order of more than ten providers and holds none of them', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const providerIds = await many(shop, 11);
  assert.deepEqual(outcomeOf(await book({ providerIds })), [400, 'too_many_providers_in_order']);
  assert.equal(await heldTimes(shop), 0);
  sessionIn(await book({ providerIds: providerIds.slice(1) }));
  assert.equal(await heldTimes(shop), 10);
});

test('[FF-44] [A-114] holds 60 unpaid provider hours for an account, also when its checkouts arrive together', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const ids = await many(shop, 12);
  const pairs = [0, 2, 4, 6, 8].map((from) => ids.slice(from, from + 2));
  const replies = await Promise.all(pairs.map((providerIds) => book({ providerIds, hours: 10 })));
  const refused = replies.filter(({ statusCode }) => statusCode !== 200);
  assert.deepEqual(refused.map(outcomeOf), [tooManyHours, tooManyHours]);
  assert.equal(await heldTimes(shop), 6);
  const last = ids.slice(10);
  assert.deepEqual(outcomeOf(await book({ providerIds: last, hours: 1 })), tooManyHours);
  sessionIn(await book({ providerIds: last, hours: 10 }, await signIn(shop, 'host')));
});

test('[A-72] [A-114] replaces an order of 60 unpaid hours by another one of 60', async (t) => {
  const { book, ...shop } = await openCheckout(t);
  const ids = await many(shop, 7);
  const earlier = sessionIn(await book({ providerIds: ids.slice(0, 6), hours: 10 }));
  const again = { providerIds: ids.slice(1), hours: 10, earlier };
  sessionIn(await book(again));
  assert.equal(await heldTimes(shop), 6);
});

test('[FF-44] [A-114] holds 240 unpaid provider hours for an account that has paid before', async (t) => {
  const { book, host, ...shop } = await openCheckout(t);
  const ids = await many(shop, 10);
  await makeAcceptedEvent(shop, { hostId: host.accountId, providerIds: ids.slice(0, 1) });
  const onDay = (ahead: number, providerIds = ids.slice(0, 8)) =>
    book({ providerIds, hours: 10, startsAtSeconds: afternoon + ahead * day });
  for (const ahead of [0, 1, 2]) sessionIn(await onDay(ahead));
  assert.deepEqual(outcomeOf(await onDay(3, ids.slice(0, 1))), tooManyHours);
});

test('[FF-44] [A-114] counts the hours of drafts and extensions with those of new bookings', async (t) => {
  const { book, host, checkOut, ...shop } = await openCheckout(t);
  const ids = await many(shop, 7);
  const [free = 0] = ids;
  const hostId = host.accountId;
  const eventId: number = (await sendDraft(shop, host)).json().payload.items.id;
  await shop.database
    .insertInto('suggestion')
    .values({ eventId, providerId: free, isAgreed: true, suggestedAt: new Date(0) })
    .execute();
  const booked = await makeAcceptedEvent(shop, { hostId, providerIds: [free] });
  // The limit treats this event as unpaid.
  await shop.database
    .updateTable('bookingOrder')
    .set({ state: 'returned', number: null })
    .where('id', '=', booked.orderId)
    .execute();
  const first = sessionIn(
    await book({ providerIds: ids.slice(1), hours: 10, startsAtSeconds: afternoon + day }),
  );
  const draft = sentAddition({ hostId, eventId, items: [providerItem(free)] });
  assert.deepEqual(outcomeOf(await checkOut(draft)), tooManyHours);
  await shop.database
    .updateTable('bookingOrder')
    .set({ state: 'paid', number: 1 })
    .where('id', '=', booked.orderId)
    .execute();
  const extension = sentAddition({ hostId, eventId: booked.eventId, items: [extensionItem(free, 1)] });
  await shop.database
    .updateTable('orderLine')
    .set({ quantity: 40 })
    .where('orderId', '=', first.orderItemGroupId)
    .execute();
  assert.deepEqual(outcomeOf(await checkOut(extension)), tooManyHours);
});

/** Holds a slot and lets the hold expire. Signs in again each time. */
async function openExpiredHolds(t: Parameters<typeof openCheckout>[0]) {
  const shop = await openCheckout(t);
  const { id } = await createProvider(shop.database);
  const as = (): Promise<TestActor> => signInAgain(shop, shop.host, 'host');
  const hold = async (shiftSeconds = 0) =>
    shop.book({ providerIds: [id], startsAtSeconds: afternoon + shiftSeconds }, await as());
  const runOut = async () => {
    sessionIn(await hold());
    await shop.moveClock(holdSeconds);
  };
  return { ...shop, providerId: id, as, hold, runOut };
}

test('[FF-44] [A-114] bars a slot for an hour after two expired holds, and for six hours after a third', async (t) => {
  const { hold, runOut, book, ...shop } = await openExpiredHolds(t);
  await runOut();
  await runOut();
  assert.deepEqual(outcomeOf(await hold()), tooOften);
  assert.deepEqual(outcomeOf(await hold(3600)), tooOften, 'an overlapping slot');
  const other = await signIn(shop, 'host');
  const { eventId, sessionId } = sessionIn(await book({ providerIds: [shop.providerId] }, other));
  assert.ok(eventId > 0 && sessionId !== null);
  await shop.moveClock(3600 - 60);
  assert.deepEqual(outcomeOf(await hold()), tooOften);
  await shop.moveClock(60);
  await runOut();
  await shop.moveClock(6 * 3600 - 60);
  assert.deepEqual(outcomeOf(await hold()), tooOften);
  await shop.moveClock(60);
  sessionIn(await hold());
});

test('[FF-44] [A-114] bars neither other providers nor other days of an account', async (t) => {
  const { hold, runOut, book, as, ...shop } = await openExpiredHolds(t);
  const { id: another } = await createProvider(shop.database);
  await runOut();
  await runOut();
  sessionIn(await hold(day));
  sessionIn(await book({ providerIds: [another] }, await as()));
});

test('[A-72] [A-114] counts a declined card and further checkouts as one hold', async (t) => {
  const { hold, runOut, book, as, ...shop } = await openExpiredHolds(t);
  let earlier = sessionIn(await hold());
  for (let attempt = 0; attempt < 3; attempt += 1) {
    assert.equal(await shop.pay(earlier.sessionId ?? '', '4000000000000002'), undefined);
    earlier = sessionIn(await book({ providerIds: [shop.providerId], earlier }, await as()));
  }
  await shop.moveClock(holdSeconds);
  await runOut();
  assert.deepEqual(outcomeOf(await hold()), tooOften);
  await shop.moveClock(3600);
  sessionIn(await hold());
});
