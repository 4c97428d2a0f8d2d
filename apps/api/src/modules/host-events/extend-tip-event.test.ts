import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { getExtendTipEvent } from '@repo/contracts/events/host-events';
import type { ExtendTipEvent } from '@repo/contracts/events/host-events';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { signIn } from '../../testing/actors.ts';
import { makeAcceptedEvent, setEventStatus } from '../../testing/bookings/make-accepted-event.ts';
import { makeAddition } from '../../testing/bookings/make-addition.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import { openTestApi } from '../../testing/test-api.ts';

const startsAtSeconds = Date.parse('2026-07-04T14:00-04:00') / 1000;

/** Opens an event with two accepted providers. The second one has another booking four hours after its start. */
async function openEvent(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const later = { booked: [rangeOfHours(startsAtSeconds + 4 * 3600, 1)] };
  const providerIds = await createProviders(api.database, [{}, later]);
  const booking = { hostId: host.accountId, providerIds, startsAtSeconds, hasRecap: true };
  const booked = await makeAcceptedEvent(api, booking);
  const urlOf = (eventId: number | string): string =>
    getExtendTipEvent.path.replace(':eventId', String(eventId));
  const ask = (eventId: number | string, headers: Readonly<Record<string, string>> = host.headers) =>
    call(api, 'GET', urlOf(eventId), undefined, { headers });
  const read = async (): Promise<ExtendTipEvent> => {
    const reply = await ask(booked.eventId);
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload.items;
  };
  /** Returns for each provider: extended, tipped, hours left. */
  const choices = async (): Promise<readonly (readonly [boolean, boolean, number] | null)[]> => {
    const { orders } = await read();
    return (orders[0]?.orderItems ?? []).map(
      ({ sbUser }) => sbUser && [sbUser.isExtended, sbUser.isTip, sbUser.maxExtendHours],
    );
  };
  return { api, host, providerIds, booking, booked, ask, read, choices };
}

test('[K-R07] [A-13] returns an event with its extendable providers, in four statements', async (t) => {
  const { api, booked, read } = await openEvent(t);
  // The first call of a session also loads the session.
  await read();
  const before = api.statements();
  const event = await read();
  assert.equal(api.statements() - before, 4);
  assert.deepEqual([event.id, event.publicId, event.status], [booked.eventId, booked.publicId, 'upcoming']);
  assert.equal(event.isReelExist, true);
  const [order] = event.orders;
  assert.deepEqual([event.orders.length, order?.id], [1, booked.orderId]);
  assert.deepEqual(
    order?.orderItems.map(({ id }) => id),
    booked.lineIds,
  );
  assert.deepEqual(order?.orderItems[0]?.sbUser, {
    id: order?.orderItems[0]?.sbuserId,
    firstName: 'Maya',
    lastName: 'Rao',
    hourlyRate: 58,
    isExtended: false,
    isTip: false,
    sbPortfolios: order?.orderItems[0]?.sbUser?.sbPortfolios,
    address: { currentLocation: 'Toronto' },
    checkedStatus: 'created',
    maxExtendHours: 3,
  });
});

test('[K-R07] returns the event only to its host and to operators', async (t) => {
  const { api, providerIds, booked, ask } = await openEvent(t);
  const { eventId } = booked;
  assert.deepEqual(outcomeOf(await ask(eventId, {})), [401, 'session_has_expired']);
  const provider = await signIn(api, 'provider', providerIds[0]);
  assert.deepEqual(outcomeOf(await ask(eventId, provider.headers)), [403, 'not_allowed']);
  const stranger = await signIn(api, 'host');
  assert.deepEqual(outcomeOf(await ask(eventId, stranger.headers)), [404, 'object_does_not_exist']);
  const operator = await signIn(api, 'operator');
  assert.equal((await ask(eventId, operator.headers)).statusCode, 200);
});

test('refuses an event that is unknown or unpaid, and an invalid id', async (t) => {
  const { api, booked, ask } = await openEvent(t);
  assert.deepEqual(outcomeOf(await ask(booked.eventId + 1)), [404, 'object_does_not_exist']);
  assert.deepEqual(outcomeOf(await ask('first')), [400, 'invalid_input']);
  await setEventStatus(api.database, booked.eventId, 'unpaid');
  assert.deepEqual(outcomeOf(await ask(booked.eventId)), [404, 'object_does_not_exist']);
});

test('[K-R01] [K-R04] [A-32] states who is extended or tipped, and how many hours are left', async (t) => {
  const { api, host, providerIds, booked, choices } = await openEvent(t);
  assert.deepEqual(await choices(), [[false, false, 3], [false, false, 1], null]);
  const [maya = 0] = providerIds;
  const [bookingLineId = 0] = booked.lineIds;
  const ofMaya = { eventId: booked.eventId, hostId: host.accountId, providerId: maya, bookingLineId };
  await makeAddition(api, { ...ofMaya, kind: 'tip' });
  const { lineId } = await makeAddition(api, { ...ofMaya, kind: 'extension' });
  assert.deepEqual((await choices())[0], [true, true, 0]);
  await api.database.updateTable('orderLine').set({ state: 'refunded' }).where('id', '=', lineId).execute();
  assert.deepEqual((await choices())[0], [false, true, 3]);
  await api.database
    .updateTable('orderLine')
    .set({ checkState: 'checkOut' })
    .where('id', '=', bookingLineId)
    .execute();
  assert.deepEqual((await choices())[0], [false, true, 0]);
  await setEventStatus(api.database, booked.eventId, 'completed');
  assert.deepEqual((await choices())[1], [false, false, 0]);
});

test('[K-R01] [K-R04] [J-R10] lists what was added to the event with what it cost, without refunded lines', async (t) => {
  const { api, host, providerIds, booked, read } = await openEvent(t);
  const [maya = 0] = providerIds;
  const [bookingLineId = 0] = booked.lineIds;
  const ofMaya = { eventId: booked.eventId, hostId: host.accountId, providerId: maya, bookingLineId };
  const extension = await makeAddition(api, { ...ofMaya, kind: 'extension', extraHours: 2 });
  const tip = await makeAddition(api, { ...ofMaya, kind: 'tip' });
  const { additions } = await read();
  const [recap, ...added] = additions;
  assert.deepEqual([recap?.kind, recap?.sbuserId, recap?.quantity], ['recap', null, 1]);
  // Two hours at $10, the 5% fee, and 13% tax on both.
  assert.deepEqual(added, [
    { id: extension.lineId, kind: 'extension', sbuserId: maya, quantity: 2, total: 23.73 },
    { id: tip.lineId, kind: 'tip', sbuserId: maya, quantity: 1, total: 10 },
  ]);
  await api.database
    .updateTable('orderLine')
    .set({ state: 'refunded' })
    .where('id', '=', extension.lineId)
    .execute();
  assert.deepEqual(
    (await read()).additions.map(({ kind }) => kind),
    ['recap', 'tip'],
  );
});

test('[K-R01] states that a provider has checked out', async (t) => {
  const { api, booked, read } = await openEvent(t);
  const [lineId = 0] = booked.lineIds;
  await api.database
    .updateTable('orderLine')
    .set({ checkState: 'checkOut' })
    .where('id', '=', lineId)
    .execute();
  const { orders } = await read();
  const states = orders[0]?.orderItems.map(({ sbUser }) => sbUser?.checkedStatus);
  assert.deepEqual(states, ['checkOut', 'created', undefined]);
});

test('[K-R03] lists no provider to extend or tip before the first acceptance', async (t) => {
  const { api, host, booking, ask } = await openEvent(t);
  const pending = await makePaidEvent(api, {
    ...booking,
    hasRecap: false,
    startsAtSeconds: startsAtSeconds + 86_400,
  });
  const { orders } = (await ask(pending.eventId, host.headers)).json().payload.items;
  assert.deepEqual(orders, [{ id: pending.orderId, orderItems: [] }]);
});
