import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDiscount } from '@repo/domain/cart/discount';
import { cents } from '@repo/domain/money/cents';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signIn } from '../../testing/actors.ts';
import { buyLines } from '../../testing/purchases/buy-lines.ts';
import { shootBy } from '../../testing/bookings/planned-order.ts';
import type { BoughtLine } from '../../testing/bookings/planned-order.ts';
import {
  answerAs,
  cancelAs,
  faultsIn,
  oneRecap,
  openBooked,
  previewCancelling,
} from '../../testing/purchases/open-booked.ts';
import { readEventState } from '../../testing/bookings/read-event-state.ts';
import { listBookingEvents } from '../../testing/bookings/booking-events.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import { openTestShop } from '../../testing/test-shop.ts';

test('[FF-24] [J-R07] shows a host the refund of cancelling, cancels, and refunds the card', async (t) => {
  const { shop, host, booked, providerIds } = await openBooked(t, { hasRecap: true });
  await shop.database
    .updateTable('account')
    .set({ firstName: 'Maya', lastName: 'Chen' })
    .where('id', 'in', providerIds)
    .execute();
  const [bookingId, recapId] = booked.lineIds;
  const shown = await previewCancelling(shop, host, booked.eventId);
  const before = shop.statements();
  assert.deepEqual((await previewCancelling(shop, host, booked.eventId)).json(), shown.json());
  assert.ok(shop.statements() - before <= 5);
  assert.deepEqual(shown.json().payload.items, {
    refunded: 285.94,
    currency: 'cad',
    lines: [
      {
        orderItemId: bookingId,
        amount: 137.63,
        reason: 'hostCancelled',
        kind: 'provider',
        providerName: 'Maya Chen',
        paid: 137.63,
        lastCardDigits: '4242',
        giftCard: 0,
      },
      {
        orderItemId: recapId,
        amount: 148.31,
        reason: 'hostCancelled',
        kind: 'recap',
        providerName: null,
        paid: 148.31,
        lastCardDigits: '4242',
        giftCard: 0,
      },
    ],
  });
  assert.equal((await readEventState(shop, booked.eventId)).event, 'pending', 'the preview changes nothing');
  const done = await cancelAs(shop, host, booked);
  assert.deepEqual(outcomeOf(done), [200, 'event_cancel_successfully']);
  assert.deepEqual(done.json().payload.items, shown.json().payload.items);
  assert.deepEqual(await readEventState(shop, booked.eventId), {
    event: 'cancel',
    lines: [
      { kind: 'provider', state: 'refundPending', request: 'cancelled', time: 'cancelled' },
      { kind: 'recap', state: 'refundPending', request: null, time: null },
    ],
    refunds: [{ reason: 'hostCancelled', cents: 28_594 }],
  });
  await shop.jobs.runDue();
  const { lines } = await readEventState(shop, booked.eventId);
  assert.deepEqual(
    lines.map(({ state }) => state),
    ['refunded', 'refunded'],
  );
  assert.deepEqual(await faultsIn(shop), []);
});

test('[J-R07] lets only the host of an event cancel it: 401, 403 and 404 for others', async (t) => {
  const { shop, host, booked, providerIds } = await openBooked(t);
  const [providerId = 0] = providerIds;
  const other = await signIn(shop, 'host');
  const provider = await signIn(shop, 'provider', providerId);
  const guest = { accountId: host.accountId, headers: { authorization: '' } };
  assert.equal((await previewCancelling(shop, guest, booked.eventId)).statusCode, 401);
  assert.equal((await previewCancelling(shop, provider, booked.eventId)).statusCode, 403);
  assert.deepEqual(outcomeOf(await previewCancelling(shop, other, booked.eventId)), [
    404,
    'object_does_not_exist',
  ]);
  assert.deepEqual(outcomeOf(await previewCancelling(shop, host, 2_000_000)), [404, 'object_does_not_exist']);
  const body = { ...booked, userId: host.accountId };
  const post = (payload: object, headers: Record<string, string> = {}) =>
    call(shop, 'POST', '/api/Stripe/CreateRefund', payload, { headers });
  assert.equal((await post(body)).statusCode, 401);
  assert.equal((await post(body, provider.headers)).statusCode, 403);
  assert.deepEqual(outcomeOf(await cancelAs(shop, other, booked)), [404, 'object_does_not_exist']);
  const asOther = { ...body, userId: other.accountId };
  assert.deepEqual(outcomeOf(await post(asOther, host.headers)), [404, 'object_does_not_exist']);
  assert.equal((await readEventState(shop, booked.eventId)).event, 'pending');
});

test('refuses bad input and an order of another event without cancelling', async (t) => {
  const { shop, host, booked, startsAtSeconds } = await openBooked(t);
  for (const id of ['0', 'x', '9999999999'])
    assert.equal(
      (await call(shop, 'GET', `/api/Stripe/RefundPreview/${id}`, undefined, host)).statusCode,
      400,
    );
  for (const body of [{}, { eventId: booked.eventId }, { ...booked, userId: 'me' }])
    assert.equal((await call(shop, 'POST', '/api/Stripe/CreateRefund', body, host)).statusCode, 400);
  const other = await buyLines(shop, {
    hostId: host.accountId,
    startsAtSeconds: startsAtSeconds + 86_400,
    lines: [oneRecap],
  });
  const mixed = { eventId: booked.eventId, orderId: other.orderId };
  assert.deepEqual(outcomeOf(await cancelAs(shop, host, mixed)), [400, 'invalid_event_id']);
  assert.equal((await readEventState(shop, booked.eventId)).event, 'pending');
});

test('[FF-22] refunds booking, extension, tip and recap by their own rules, each from its own payment', async (t) => {
  const { shop, host, booked, providerIds, startsAtSeconds } = await openBooked(t, { noticeHours: 30 });
  const [providerId = 0] = providerIds;
  assert.equal((await answerAs(shop, providerId, booked.eventId, true)).statusCode, 200);
  const [bookingLineId = 0] = booked.lineIds;
  const { eventId } = booked;
  const add = (line: BoughtLine) =>
    buyLines(shop, { hostId: host.accountId, eventId, startsAtSeconds, lines: [line] });
  const extension = {
    lineId: 'x',
    kind: 'extension',
    pricePerHourCents: cents(5800),
    extraHours: 1,
  } as const;
  await add({ line: extension, providerId, bookingLineId });
  await add({ line: { lineId: 't', kind: 'tip', tipCents: cents(1001) }, providerId, bookingLineId });
  await add(oneRecap);
  const shown = (await previewCancelling(shop, host, eventId)).json().payload.items;
  // Half of 11600 + 1583, of 5800 + 791 and of 12500 + 1706, each rounded down; the tip in full.
  assert.deepEqual(
    shown.lines.map(({ kind, amount, paid }: { kind: string; amount: number; paid: number }) => [
      kind,
      amount,
      paid,
    ]),
    [
      ['provider', 65.91, 137.63],
      ['extension', 32.95, 68.81],
      ['tip', 10.01, 10.01],
      ['recap', 71.03, 148.31],
    ],
  );
  assert.equal(shown.refunded, 179.9);
  const done = await cancelAs(shop, host, booked);
  assert.deepEqual(done.json().payload.items, shown);
  await shop.jobs.runDue();
  const { refunds } = await readEventState(shop, eventId);
  assert.deepEqual(
    refunds.map(({ cents: amount }) => amount),
    [6591, 3295, 1001, 7103],
  );
  assert.deepEqual(await faultsIn(shop), []);
});

test('[FF-28] [A-28] refuses to cancel less than a day before, after a check-in, or twice', async (t) => {
  const { shop, host, booked, startsAtSeconds } = await openBooked(t, { noticeHours: 25 });
  const refused = [409, 'event_cancellation_failed'];
  const [lineId = 0] = booked.lineIds;
  const setCheck = (checkState: string) =>
    shop.database.updateTable('orderLine').set({ checkState }).where('id', '=', lineId).execute();
  await setCheck('checkIn');
  assert.deepEqual(outcomeOf(await previewCancelling(shop, host, booked.eventId)), refused);
  assert.deepEqual(outcomeOf(await cancelAs(shop, host, booked)), refused);
  await setCheck('created');
  shop.clock.advanceSeconds(startsAtSeconds - 24 * secondsPerHour + 1 - shop.clock.nowMs() / 1000);
  const later = await signIn(shop, 'host', host.accountId);
  assert.deepEqual(outcomeOf(await previewCancelling(shop, later, booked.eventId)), refused);
  assert.deepEqual(outcomeOf(await cancelAs(shop, later, booked)), refused);
  assert.deepEqual((await readEventState(shop, booked.eventId)).refunds, []);
  shop.clock.advanceSeconds(-1);
  assert.equal((await cancelAs(shop, later, booked)).json().payload.items.refunded, 65.91);
  assert.deepEqual(outcomeOf(await cancelAs(shop, later, booked)), refused);
  assert.deepEqual(outcomeOf(await previewCancelling(shop, later, booked.eventId)), refused);
});

test('[FF-27] refuses to cancel a past event', async (t) => {
  const { shop, host, booked, startsAtSeconds } = await openBooked(t);
  shop.clock.advanceSeconds(startsAtSeconds + 1 - shop.clock.nowMs() / 1000);
  const later = await signIn(shop, 'host', host.accountId);
  assert.deepEqual(outcomeOf(await cancelAs(shop, later, booked)), [409, 'event_cancellation_failed']);
});

test('[FF-23] refunds a declined line once, and restores the promo code with the last line it applied to', async (t) => {
  const shop = await openTestShop(t);
  const host = await signIn(shop, 'host');
  const [first = 0, second = 0] = await createProviders(shop.database, [{}, {}]);
  const startsAtSeconds = shop.clock.nowMs() / 1000 + 240 * secondsPerHour;
  const { id: promoCodeId } = await shop.database
    .insertInto('promoCode')
    .values({ code: 'TEN-PERCENT', type: '%', value: 1000, mostUses: 1, createdAt: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const uses = async () =>
    (await shop.database.selectFrom('promoCode').select('uses').where('id', '=', promoCodeId).execute())[0]
      ?.uses;
  const discount = parseDiscount({ type: '%', value: 10, isGiftCard: false });
  assert.ok(discount.ok);
  const booked = await buyLines(shop, {
    hostId: host.accountId,
    startsAtSeconds,
    lines: [shootBy(first), shootBy(second)],
    code: { promoCodeId, discount: discount.value },
  });
  assert.equal((await answerAs(shop, first, booked.eventId, false)).statusCode, 200);
  assert.equal(await uses(), 1);
  const done = (await cancelAs(shop, host, booked)).json().payload.items;
  // 11600 − 1160 + 522 + 1425, for each of the two.
  assert.deepEqual(
    done.lines.map(({ orderItemId, amount }: { orderItemId: number; amount: number }) => [
      orderItemId,
      amount,
    ]),
    [[booked.lineIds[1], 123.87]],
  );
  assert.equal(await uses(), 0);
  await shop.jobs.runDue();
  const { refunds } = await readEventState(shop, booked.eventId);
  assert.deepEqual(refunds, [
    { reason: 'declined', cents: 12_387 },
    { reason: 'hostCancelled', cents: 12_387 },
  ]);
  assert.deepEqual(await faultsIn(shop), []);
});

test('[A-28] credits a gift card its part of each line, also where it paid for everything', async (t) => {
  const shop = await openTestShop(t);
  const host = await signIn(shop, 'host');
  const [first = 0, second = 0] = await createProviders(shop.database, [{}, {}]);
  const startsAtSeconds = shop.clock.nowMs() / 1000 + 30 * secondsPerHour;
  const { id: promoCodeId } = await shop.database
    .insertInto('promoCode')
    .values({
      code: 'A-GIFT-CARD',
      type: '$',
      value: 30_000,
      isGiftCard: true,
      balanceCents: 30_000,
      createdAt: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const balance = async () =>
    (
      await shop.database
        .selectFrom('promoCode')
        .select('balanceCents')
        .where('id', '=', promoCodeId)
        .executeTakeFirstOrThrow()
    ).balanceCents;
  const booked = await buyLines(shop, {
    hostId: host.accountId,
    startsAtSeconds,
    lines: [shootBy(first), shootBy(second)],
    code: { promoCodeId, discount: { type: '$', valueCents: cents(30_000), isGiftCard: true } },
  });
  assert.equal(await balance(), 30_000 - 23_200);
  assert.equal((await answerAs(shop, first, booked.eventId, false)).statusCode, 200);
  assert.equal(await balance(), 30_000 - 11_600);
  const done = (await cancelAs(shop, host, booked)).json().payload.items;
  assert.equal(done.refunded, 0);
  const [{ amount, paid, giftCard }] = done.lines;
  assert.deepEqual({ amount, paid, giftCard }, { amount: 0, paid: 0, giftCard: 58 });
  assert.equal(await balance(), 30_000 - 5800, 'half of it stays spent 30 hours before the event');
  await shop.jobs.runDue();
  assert.deepEqual(
    (await readEventState(shop, booked.eventId)).lines.map(({ state }) => state),
    ['refunded', 'refunded'],
  );
  assert.deepEqual(await faultsIn(shop), []);
});

test('[FF-24] lets either a cancellation or a concurrent answer win, without a mixed state', async (t) => {
  const { shop, host, booked, providerIds } = await openBooked(t, { hasRecap: true });
  const [providerId = 0] = providerIds;
  const answers = await Promise.all([
    cancelAs(shop, host, booked),
    answerAs(shop, providerId, booked.eventId, true),
    cancelAs(shop, host, booked),
    answerAs(shop, providerId, booked.eventId, false),
    cancelAs(shop, host, booked),
  ]);
  assert.ok(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409));
  const { event, lines } = await readEventState(shop, booked.eventId);
  assert.equal(event, 'cancel');
  assert.ok(lines.every(({ state, time }) => state === 'refundPending' && time !== 'accepted'));
  await shop.jobs.runDue();
  const { refunds } = await readEventState(shop, booked.eventId);
  assert.equal(
    refunds.reduce((sum, { cents: amount }) => sum + amount, 0),
    28_594,
  );
  assert.deepEqual(await faultsIn(shop), []);
});

test('[FF-24] records the cancellation once, and the refund when it has been made', async (t) => {
  const { shop, host, booked } = await openBooked(t);
  const recorded = async (what: string) =>
    (await listBookingEvents(shop)).filter((news) => news.what === what).length;
  await cancelAs(shop, host, booked);
  await cancelAs(shop, host, booked);
  assert.deepEqual([await recorded('eventCancelled'), await recorded('refundMade')], [1, 0]);
  await shop.jobs.runDue();
  assert.equal((await shop.database.selectFrom('refund').selectAll().execute())[0]?.state, 'done');
});
