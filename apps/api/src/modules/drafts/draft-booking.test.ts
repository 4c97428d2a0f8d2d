import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { SavedDraft } from '@repo/contracts/drafts/get-draft';
import { brand } from '@repo/domain/brand';
import { signIn } from '../../testing/actors.ts';
import { openBookingFixture } from '../../testing/carts/booking-fixture.ts';
import { findBookingFaults } from '../../testing/bookings/booking-faults.ts';
import { sentAddition } from '../../testing/carts/sent-addition.ts';
import { providerItem, sentBooking } from '../../testing/bookings/sent-booking.ts';
import { call } from '../../testing/calls.ts';
import { draftUrl, sendDraft } from '../../testing/drafts/make-draft.ts';

const startsAtSeconds = Date.parse('2026-07-04T10:15-04:00') / 1000;

async function openDrafts(t: TestContext, providers: Parameters<typeof openBookingFixture>[1]) {
  const fixture = await openBookingFixture(t, providers);
  const { shop, host } = fixture;
  const ask = (draftId: number) => call(shop, 'GET', draftUrl(draftId), undefined, { headers: host.headers });
  const read = async (draftId: number): Promise<SavedDraft> => {
    const reply = await ask(draftId);
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload.items;
  };
  const cartOf = (draftId: number, providerIds: readonly number[]) =>
    sentAddition({ hostId: host.accountId, eventId: draftId, items: providerIds.map(providerItem) });
  const readEventState = async (eventId: number) => {
    const lines = await shop.database
      .selectFrom('orderLine')
      .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
      .innerJoin('event', 'event.id', 'bookingOrder.eventId')
      .select(['event.status', 'orderLine.providerId', 'orderLine.request'])
      .where('event.id', '=', eventId)
      .orderBy('orderLine.id')
      .execute();
    return lines.map(({ status, providerId, request }) => [status, providerId, request]);
  };
  const faults = () => findBookingFaults(shop.database, new Date(shop.clock.nowMs()));
  return { ...fixture, ask, read, cartOf, readEventState, faults };
}

test('[I-R04] [A-26] books a draft with agreed providers with its payment', async (t) => {
  const fixture = await openDrafts(t, [{ home: { latitude: 44.4, longitude: -79.38 } }]);
  const { shop, host, providerIds, cartOf } = fixture;
  const [far = 0] = providerIds;
  const { id: draftId } = (await sendDraft(shop, host)).json().payload.items;
  await shop.jobs.runDue();
  assert.deepEqual(
    (await fixture.read(draftId)).suggestedSBz,
    [],
    'the provider is too far away to be suggested automatically',
  );
  const operator = await signIn(shop, 'operator');
  const providers = [{ id: far, isAgreed: true }];
  const url = `/api/v1/operator/drafts/${draftId}/providers`;
  const suggested = await call(shop, 'PUT', url, { providers }, { headers: operator.headers });
  assert.equal(suggested.statusCode, 200, suggested.body);
  const { Event } = await fixture.read(draftId);
  assert.equal(Event.Order.orderItems.length, 1);
  const placed = await fixture.checkOut(cartOf(draftId, [far]));
  assert.equal((await fixture.read(draftId)).Event.Order.id, placed.orderItemGroupId);
  assert.deepEqual(await fixture.payFor(placed), {
    eventId: draftId,
    orderId: placed.orderItemGroupId,
    isNewBooking: '2',
    total: 206.45,
  });
  assert.deepEqual(await fixture.readEventState(draftId), [['upcoming', far, 'accepted']]);
  assert.equal((await fixture.ask(draftId)).statusCode, 404, 'it is no longer a draft');
  assert.deepEqual(await fixture.faults(), []);
});

test('[A-25] lets a host book an offered replacement after a decline', async (t) => {
  const fixture = await openDrafts(t, [{ averageRating: 5 }, {}]);
  const { shop, host, providerIds, cartOf } = fixture;
  const [first = 0, second = 0] = providerIds;
  const placed = await fixture.checkOut(
    sentBooking({ hostId: host.accountId, providerIds: [first], startsAtSeconds }),
  );
  await fixture.payFor(placed);
  const { headers } = await signIn(shop, 'provider', first);
  const answer = { Id: first, EventId: placed.eventId, isActive: false, reason: 'Ill' };
  const declined = await call(shop, 'PUT', `/api/v1/${brand.slug}/Event/${first}`, answer, { headers });
  assert.equal(declined.statusCode, 200, declined.body);
  await shop.jobs.runDue();
  const { id: draftId } = await shop.database
    .selectFrom('event')
    .select('id')
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
  assert.deepEqual(
    (await fixture.read(draftId)).suggestedSBz.map(({ id }) => id),
    [second],
  );
  const again = await fixture.checkOut(cartOf(draftId, [second]));
  await fixture.payFor(again);
  assert.deepEqual(await fixture.readEventState(placed.eventId), [['cancel', first, 'declined']]);
  assert.deepEqual(await fixture.readEventState(draftId), [['pending', second, 'pending']]);
  assert.deepEqual(await fixture.faults(), []);
});

test('[A-25] [J-R08] a host who cancels an event is offered no replacement for it any more, and an open checkout of one is paid back', async (t) => {
  const fixture = await openDrafts(t, [{}, {}, {}]);
  const { shop, host, providerIds, cartOf } = fixture;
  const [declining = 0, booked = 0, free = 0] = providerIds;
  const bookAndDecline = async (days: number) => {
    const placed = await fixture.checkOut(
      sentBooking({
        hostId: host.accountId,
        providerIds: [declining, booked],
        startsAtSeconds: startsAtSeconds + days * 86_400,
      }),
    );
    await fixture.payFor(placed);
    const { headers } = await signIn(shop, 'provider', declining);
    const answer = { Id: declining, EventId: placed.eventId, isActive: false, reason: 'Ill' };
    const url = `/api/v1/${brand.slug}/Event/${declining}`;
    assert.equal((await call(shop, 'PUT', url, answer, { headers })).statusCode, 200);
    return placed;
  };
  const cancel = async ({ eventId, orderItemGroupId }: { eventId: number; orderItemGroupId: number }) => {
    const body = { eventId, orderId: orderItemGroupId, userId: host.accountId };
    const reply = await call(shop, 'POST', '/api/Stripe/CreateRefund', body, host);
    assert.equal(reply.statusCode, 200, reply.body);
  };
  const drafts = () => shop.database.selectFrom('event').select(['id', 'status']).orderBy('id').execute();

  const placed = await bookAndDecline(0);
  await shop.jobs.runDue();
  const { id: draftId = 0 } = (await drafts()).find(({ status }) => status === 'draft') ?? {};
  const checkout = await fixture.checkOut(cartOf(draftId, [free]));
  await cancel(placed);
  assert.equal((await fixture.ask(draftId)).statusCode, 404);
  await assert.rejects(fixture.payFor(checkout), /event_already_booked/);
  await shop.jobs.runDue();
  assert.deepEqual(
    (await drafts()).map(({ status }) => status),
    ['cancel', 'cancel'],
  );
  assert.deepEqual(await fixture.faults(), []);

  // The offer is made by a job, which may come later than the cancellation.
  await cancel(await bookAndDecline(7));
  await shop.jobs.runDue();
  assert.deepEqual(
    (await drafts()).map(({ status }) => status),
    ['cancel', 'cancel', 'cancel'],
  );
  assert.deepEqual(await fixture.faults(), []);
});
