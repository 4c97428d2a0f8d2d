import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingLimits } from '@repo/domain/limits';
import { signIn } from '../../../testing/actors.ts';
import { bookingCounts, noBooking, oneBooking } from '../../../testing/payments/booking-counts.ts';
import { openPaymentDesk } from '../../../testing/payments/payment-desk.ts';
import type { PaymentDesk, CheckedOut } from '../../../testing/payments/payment-desk.ts';
import { findBookingFaults } from '../../../testing/bookings/booking-faults.ts';
import { countAtCardProvider } from '../../../testing/payments/card-provider-tricks.ts';
import { extensionItem, tipItem } from '../../../testing/carts/sent-addition.ts';
import { recapItem } from '../../../testing/bookings/sent-booking.ts';
import { standOf } from '../../../testing/bookings/stand-of.ts';
import { newsIn } from '../../../testing/news/told-news.ts';
import { createProvider } from '../../../testing/provider-factory.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { letGoOfOrder } from '../payments.module.ts';

const holdSeconds = bookingLimits.holdMinutes * 60;

/** Paid, and nobody has heard of it: neither a message nor the host. */
async function payUnheard(desk: PaymentDesk, order: CheckedOut): Promise<void> {
  await desk.setWebhooks('drop');
  await desk.pay(order.sessionId);
}

const letGo = (desk: PaymentDesk, orderId: number, state: 'expired' | 'replaced'): Promise<void> =>
  desk.database.transaction().execute(async (transaction) => {
    const whole = await ordersIn(transaction).lockWhole(orderId);
    assert.ok(whole);
    await letGoOfOrder(transaction, whole, state, new Date(desk.clock.nowMs()));
  });

/** A booking that its provider has accepted. */
async function book(desk: PaymentDesk): Promise<CheckedOut> {
  const order = await desk.checkOut();
  await desk.pay(order.sessionId);
  await desk.accept(order.eventId);
  return order;
}

/** Everything that is due is done, refunds included, and nothing is wrong. */
async function assertSound(desk: PaymentDesk): Promise<void> {
  await desk.moveClock(60);
  await desk.moveClock(60);
  assert.deepEqual(await findBookingFaults(desk.database, new Date(desk.clock.nowMs())), []);
}

const isToldOf = async (desk: PaymentDesk, what: string): Promise<boolean> =>
  (await newsIn(desk)).some((news) => news.what === what);

test('[FF-14] a payment that is late is completed as long as its time is still free', async (t) => {
  const desk = await openPaymentDesk(t);
  const order = await desk.checkOut();
  await payUnheard(desk, order);
  await letGo(desk, order.orderId, 'expired');
  assert.equal((await standOf(desk, order.eventId)).lines[0]?.time, 'expired');
  assert.deepEqual(await desk.comeBackOutcome(order), [200, '']);
  assert.equal((await standOf(desk, order.eventId)).lines[0]?.time, 'requested');
  assert.deepEqual(await bookingCounts(desk), oneBooking);
  await assertSound(desk);
});

test('[FF-3] [FF-14] a payment whose time is somebody else’s by now goes back by itself, whole', async (t) => {
  const desk = await openPaymentDesk(t);
  const second = await createProvider(desk.database);
  const order = await desk.checkOut({ providerIds: [desk.providerId, second.id], recaps: 1 });
  await payUnheard(desk, order);
  desk.clock.advanceSeconds(holdSeconds);
  // The rival takes one of the two; the other one is not booked alone.
  const rival = await desk.checkOut({ host: await signIn(desk, 'host'), providerIds: [second.id] });
  assert.deepEqual(await desk.comeBackOutcome(order), [409, 'event_already_booked']);
  assert.deepEqual(await desk.comeBackOutcome(order), [409, 'event_already_booked']);
  const { event, lines, refunds } = await standOf(desk, order.eventId);
  assert.equal(event, 'unpaid');
  assert.deepEqual(
    lines.map(({ time }) => time),
    ['expired', 'expired', null],
  );
  const { totalCents } = (await ordersIn(desk.database).find(order.orderId)) ?? {};
  assert.deepEqual(refunds, [{ reason: 'slotTaken', cents: totalCents }]);
  assert.equal(await isToldOf(desk, 'paymentReturned'), true);
  assert.equal(await isToldOf(desk, 'orderPaid'), false);
  await desk.pay(rival.sessionId);
  await assertSound(desk);
  assert.equal(await countAtCardProvider(desk, 'refund'), 1);
});

test('[FF-14] however many doors a late payment comes in through, it goes back once', async (t) => {
  const desk = await openPaymentDesk(t);
  const order = await desk.checkOut();
  await payUnheard(desk, order);
  desk.clock.advanceSeconds(holdSeconds);
  await desk.checkOut({ host: await signIn(desk, 'host') });
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => desk.comeBackOutcome(order)));
  assert.deepEqual(new Set(outcomes.map(String)), new Set(['409,event_already_booked']));
  await desk.moveClock(60);
  assert.equal(await countAtCardProvider(desk, 'refund'), 1);
  assert.deepEqual(await bookingCounts(desk), noBooking);
});

test('[A-72] the payment of a try that was replaced goes back, although its time is free', async (t) => {
  const desk = await openPaymentDesk(t);
  const order = await desk.checkOut();
  await payUnheard(desk, order);
  await letGo(desk, order.orderId, 'replaced');
  assert.deepEqual(await desk.comeBackOutcome(order), [409, 'event_already_booked']);
  assert.deepEqual((await standOf(desk, order.eventId)).refunds, [{ reason: 'slotTaken', cents: 13_763 }]);
  await assertSound(desk);
});

test('[FF-25] a promo code is spent while an order is open, free when it is let go, and spent again if it can be', async (t) => {
  const desk = await openPaymentDesk(t);
  const { id: promoCodeId } = await desk.database
    .insertInto('promo_code')
    .values({ code: 'ONCE', type: '$', value: 1000, most_uses: 1, created_at: new Date(desk.clock.nowMs()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const uses = async () =>
    (await desk.database.selectFrom('promo_code').select('uses').executeTakeFirstOrThrow()).uses;
  const [first, second] = [
    await desk.checkOut({ promoCodeId }),
    { startsAtSeconds: Date.parse('2026-07-06T14:00-04:00') / 1000, promoCodeId },
  ];
  assert.equal(await uses(), 1);
  await payUnheard(desk, first);
  await letGo(desk, first.orderId, 'expired');
  assert.equal(await uses(), 0);
  const other = await desk.checkOut(second);
  // The code is used up: the late payment had a price that cannot be had any more.
  assert.deepEqual(await desk.comeBackOutcome(first), [409, 'event_already_booked']);
  assert.equal((await standOf(desk, first.eventId)).lines[0]?.time, 'expired');
  await letGo(desk, other.orderId, 'expired');
  const third = await desk.checkOut({ promoCodeId });
  await payUnheard(desk, third);
  await letGo(desk, third.orderId, 'expired');
  assert.deepEqual(await desk.comeBackOutcome(third), [200, '']);
  assert.equal(await uses(), 1);
  await assertSound(desk);
});

test('[K-R05] [A-32] an extension lengthens the time of its booking, a tip and a recap take none', async (t) => {
  const desk = await openPaymentDesk(t);
  const startsAtSeconds = Date.parse('2026-07-04T14:00-04:00') / 1000;
  const booked = await book(desk);
  const items = [extensionItem(desk.providerId, 2), tipItem(desk.providerId, 20), recapItem(1)];
  const more = await desk.checkOutMore(booked, items);
  await desk.pay(more.sessionId);
  const reply = await desk.comeBack(more);
  assert.equal(reply.json().payload.items.isNewBooking, '0');
  const { event, lines } = await standOf(desk, booked.eventId);
  assert.equal(event, 'upcoming');
  assert.deepEqual(
    lines.map(({ kind, state, time }) => [kind, state, time]),
    [
      ['provider', 'accepted', 'accepted'],
      ['extension', 'paid', null],
      ['tip', 'paid', null],
      ['recap', 'paid', null],
    ],
  );
  const kept = await desk.database
    .selectFrom('occupancy')
    .select(['state', 'ends_at'])
    .orderBy('id')
    .execute();
  assert.deepEqual(kept, [
    { state: 'accepted', ends_at: new Date((startsAtSeconds + 4 * 3600) * 1000) },
    { state: 'cancelled', ends_at: new Date((startsAtSeconds + 4 * 3600) * 1000) },
  ]);
  await assertSound(desk);
});

test('[K-R08] a second tip, extension or recap that is paid although there is one goes back', async (t) => {
  const desk = await openPaymentDesk(t);
  const booked = await book(desk);
  const tip = [tipItem(desk.providerId, 20)];
  const first = await desk.checkOutMore(booked, tip);
  await payUnheard(desk, first);
  await letGo(desk, first.orderId, 'expired');
  const second = await desk.checkOutMore(booked, tip);
  await payUnheard(desk, second);
  assert.deepEqual(await desk.comeBackOutcome(second), [200, '']);
  assert.deepEqual(await desk.comeBackOutcome(first), [409, 'event_already_booked']);
  assert.deepEqual((await standOf(desk, booked.eventId)).refunds, [{ reason: 'slotTaken', cents: 2000 }]);
  await assertSound(desk);
});

test('[FF-27] what is added to an event that is cancelled meanwhile goes back', async (t) => {
  const desk = await openPaymentDesk(t);
  const booked = await book(desk);
  const more = await desk.checkOutMore(booked, [extensionItem(desk.providerId)]);
  await payUnheard(desk, more);
  await desk.database
    .updateTable('event')
    .set({ status: 'cancel' })
    .where('id', '=', booked.eventId)
    .execute();
  assert.deepEqual(await desk.comeBackOutcome(more), [409, 'event_already_booked']);
  assert.equal((await standOf(desk, booked.eventId)).refunds[0]?.reason, 'slotTaken');
});
