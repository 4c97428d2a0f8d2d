import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingLimits } from '@repo/domain/limits';
import { enterCodes } from '../../../testing/bookings/enter-code.ts';
import { signIn } from '../../../testing/actors.ts';
import { bookingCounts, noBooking, oneBooking } from '../../../testing/payments/booking-counts.ts';
import { openPaymentFixture } from '../../../testing/payments/payment-fixture.ts';
import type { PaymentFixture, CheckedOut } from '../../../testing/payments/payment-fixture.ts';
import { findBookingFaults } from '../../../testing/bookings/booking-faults.ts';
import { countAtCardProvider } from '../../../testing/payments/card-provider-tricks.ts';
import { extensionItem, tipItem } from '../../../testing/carts/sent-addition.ts';
import { recapItem } from '../../../testing/bookings/sent-booking.ts';
import { readEventState } from '../../../testing/bookings/read-event-state.ts';
import { listBookingEvents } from '../../../testing/bookings/booking-events.ts';
import { createProvider } from '../../../testing/provider-factory.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { releaseUnpaidOrder } from '../payments.module.ts';

const holdSeconds = bookingLimits.holdMinutes * 60;

/** Pays an order without a webhook and without the return of the host. */
async function payWithoutNotice(fixture: PaymentFixture, order: CheckedOut): Promise<void> {
  await fixture.setWebhooks('drop');
  await fixture.pay(order.sessionId);
}

const release = (fixture: PaymentFixture, orderId: number, state: 'expired' | 'replaced'): Promise<void> =>
  fixture.database.transaction().execute(async (transaction) => {
    const whole = await ordersIn(transaction).lockWhole(orderId);
    assert.ok(whole);
    await releaseUnpaidOrder(transaction, whole, state, new Date(fixture.clock.nowMs()));
  });

/** Books an event whose provider has accepted. */
async function book(fixture: PaymentFixture): Promise<CheckedOut> {
  const order = await fixture.checkOut();
  await fixture.pay(order.sessionId);
  await fixture.accept(order.eventId);
  return order;
}

/** Runs all due jobs, refunds included, and asserts the invariants. */
async function assertNoFaults(fixture: PaymentFixture): Promise<void> {
  await fixture.moveClock(60);
  await fixture.moveClock(60);
  assert.deepEqual(await findBookingFaults(fixture.database, new Date(fixture.clock.nowMs())), []);
}

const isRecorded = async (fixture: PaymentFixture, what: string): Promise<boolean> =>
  (await listBookingEvents(fixture)).some((news) => news.what === what);

test('[FF-14] completes a late payment while its slots are still free', async (t) => {
  const fixture = await openPaymentFixture(t);
  const order = await fixture.checkOut();
  await payWithoutNotice(fixture, order);
  await release(fixture, order.orderId, 'expired');
  assert.equal((await readEventState(fixture, order.eventId)).lines[0]?.time, 'expired');
  assert.deepEqual(await fixture.returnOutcome(order), [200, '']);
  assert.equal((await readEventState(fixture, order.eventId)).lines[0]?.time, 'requested');
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
  await assertNoFaults(fixture);
});

test('[FF-3] [FF-14] refunds a late payment in full when another host has taken a slot', async (t) => {
  const fixture = await openPaymentFixture(t);
  const second = await createProvider(fixture.database);
  const order = await fixture.checkOut({ providerIds: [fixture.providerId, second.id], recaps: 1 });
  await payWithoutNotice(fixture, order);
  fixture.clock.advanceSeconds(holdSeconds);
  // The other host takes one of the two slots, and the order does not keep the second one.
  const rival = await fixture.checkOut({ host: await signIn(fixture, 'host'), providerIds: [second.id] });
  assert.deepEqual(await fixture.returnOutcome(order), [409, 'event_already_booked']);
  assert.deepEqual(await fixture.returnOutcome(order), [409, 'event_already_booked']);
  const { event, lines, refunds } = await readEventState(fixture, order.eventId);
  assert.equal(event, 'unpaid');
  assert.deepEqual(
    lines.map(({ time }) => time),
    ['expired', 'expired', null],
  );
  const { totalCents } = (await ordersIn(fixture.database).find(order.orderId)) ?? {};
  assert.deepEqual(refunds, [{ reason: 'slotTaken', cents: totalCents }]);
  assert.equal(await isRecorded(fixture, 'paymentReturned'), true);
  assert.equal(await isRecorded(fixture, 'orderPaid'), false);
  await fixture.pay(rival.sessionId);
  await assertNoFaults(fixture);
  assert.equal(await countAtCardProvider(fixture, 'refund'), 1);
});

test('[FF-14] refunds a late payment once when all ways of settling run together', async (t) => {
  const fixture = await openPaymentFixture(t);
  const order = await fixture.checkOut();
  await payWithoutNotice(fixture, order);
  fixture.clock.advanceSeconds(holdSeconds);
  await fixture.checkOut({ host: await signIn(fixture, 'host') });
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => fixture.returnOutcome(order)));
  assert.deepEqual(new Set(outcomes.map(String)), new Set(['409,event_already_booked']));
  await fixture.moveClock(60);
  assert.equal(await countAtCardProvider(fixture, 'refund'), 1);
  assert.deepEqual(await bookingCounts(fixture), noBooking);
});

test('[A-72] refunds the payment of a replaced order, although its slots are free', async (t) => {
  const fixture = await openPaymentFixture(t);
  const order = await fixture.checkOut();
  await payWithoutNotice(fixture, order);
  await release(fixture, order.orderId, 'replaced');
  assert.deepEqual(await fixture.returnOutcome(order), [409, 'event_already_booked']);
  assert.deepEqual((await readEventState(fixture, order.eventId)).refunds, [
    { reason: 'slotTaken', cents: 13_763 },
  ]);
  await assertNoFaults(fixture);
});

test('[FF-25] spends a promo code with an open order, frees it on release, and spends it again if possible', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { id: promoCodeId } = await fixture.database
    .insertInto('promoCode')
    .values({
      code: 'ONCE',
      type: '$',
      value: 1000,
      mostUses: 1,
      createdAt: new Date(fixture.clock.nowMs()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enterCodes(fixture, [promoCodeId], [fixture.host.accountId]);
  const uses = async () =>
    (await fixture.database.selectFrom('promoCode').select('uses').executeTakeFirstOrThrow()).uses;
  const [first, second] = [
    await fixture.checkOut({ promoCodeId }),
    { startsAtSeconds: Date.parse('2026-07-06T14:00-04:00') / 1000, promoCodeId },
  ];
  assert.equal(await uses(), 1);
  await payWithoutNotice(fixture, first);
  await release(fixture, first.orderId, 'expired');
  assert.equal(await uses(), 0);
  const other = await fixture.checkOut(second);
  // The code is used up, so that the price of the late payment is no longer available.
  assert.deepEqual(await fixture.returnOutcome(first), [409, 'event_already_booked']);
  assert.equal((await readEventState(fixture, first.eventId)).lines[0]?.time, 'expired');
  await release(fixture, other.orderId, 'expired');
  const third = await fixture.checkOut({ promoCodeId });
  await payWithoutNotice(fixture, third);
  await release(fixture, third.orderId, 'expired');
  assert.deepEqual(await fixture.returnOutcome(third), [200, '']);
  assert.equal(await uses(), 1);
  await assertNoFaults(fixture);
});

test('[A-32] an extension lengthens the slot of its booking, a tip and a recap reserve none', async (t) => {
  const fixture = await openPaymentFixture(t);
  const startsAtSeconds = Date.parse('2026-07-04T14:00-04:00') / 1000;
  const booked = await book(fixture);
  const items = [extensionItem(fixture.providerId, 2), tipItem(fixture.providerId, 20), recapItem(1)];
  const more = await fixture.checkOutMore(booked, items);
  await fixture.pay(more.sessionId);
  const reply = await fixture.returnFromPayment(more);
  assert.equal(reply.json().payload.items.isNewBooking, '0');
  const { event, lines } = await readEventState(fixture, booked.eventId);
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
  const kept = await fixture.database
    .selectFrom('occupancy')
    .select(['state', 'endsAt'])
    .orderBy('id')
    .execute();
  assert.deepEqual(kept, [
    { state: 'accepted', endsAt: new Date((startsAtSeconds + 4 * 3600) * 1000) },
    { state: 'cancelled', endsAt: new Date((startsAtSeconds + 4 * 3600) * 1000) },
  ]);
  await assertNoFaults(fixture);
});

test('[K-R08] refunds a second paid tip, extension or recap', async (t) => {
  const fixture = await openPaymentFixture(t);
  const booked = await book(fixture);
  const tip = [tipItem(fixture.providerId, 20)];
  const first = await fixture.checkOutMore(booked, tip);
  await payWithoutNotice(fixture, first);
  await release(fixture, first.orderId, 'expired');
  const second = await fixture.checkOutMore(booked, tip);
  await payWithoutNotice(fixture, second);
  assert.deepEqual(await fixture.returnOutcome(second), [200, '']);
  assert.deepEqual(await fixture.returnOutcome(first), [409, 'event_already_booked']);
  assert.deepEqual((await readEventState(fixture, booked.eventId)).refunds, [
    { reason: 'slotTaken', cents: 2000 },
  ]);
  await assertNoFaults(fixture);
});

test('[FF-27] refunds a paid addition to an event that was cancelled meanwhile', async (t) => {
  const fixture = await openPaymentFixture(t);
  const booked = await book(fixture);
  const more = await fixture.checkOutMore(booked, [extensionItem(fixture.providerId)]);
  await payWithoutNotice(fixture, more);
  await fixture.database
    .updateTable('event')
    .set({ status: 'cancel' })
    .where('id', '=', booked.eventId)
    .execute();
  assert.deepEqual(await fixture.returnOutcome(more), [409, 'event_already_booked']);
  assert.equal((await readEventState(fixture, booked.eventId)).refunds[0]?.reason, 'slotTaken');
});
