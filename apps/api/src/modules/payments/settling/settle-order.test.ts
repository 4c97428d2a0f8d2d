import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingLimits } from '@repo/domain/limits';
import { noPayments } from '../../../adapters/unconfigured-services.ts';
import { PaymentsUnreachable } from '../../../ports/payment-gateway.ts';
import { bookingCounts, noBooking, oneBooking } from '../../../testing/payments/booking-counts.ts';
import { findBookingFaults } from '../../../testing/bookings/booking-faults.ts';
import { openPaymentFixture } from '../../../testing/payments/payment-fixture.ts';
import type { PaymentFixture } from '../../../testing/payments/payment-fixture.ts';
import { changeSession } from '../../../testing/payments/card-provider-tricks.ts';
import { readEventState } from '../../../testing/bookings/read-event-state.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { confirmPayment } from '../confirm-payment.ts';
import { settleOrder } from '../payments.module.ts';

const holdSeconds = bookingLimits.holdMinutes * 60;

const faultsOf = ({ database, clock }: PaymentFixture): ReturnType<typeof findBookingFaults> =>
  findBookingFaults(database, new Date(clock.nowMs()));

const orderState = async ({ database }: PaymentFixture, orderId: number) =>
  (await ordersIn(database).find(orderId))?.state;

test('[FF-13] [FF-14] ends an unpaid order with its hold and frees its slots', async (t) => {
  const fixture = await openPaymentFixture(t);
  const order = await fixture.checkOut();
  await fixture.moveClock(holdSeconds - 1);
  assert.equal((await fixture.tryCheckout()).statusCode, 409);
  await fixture.moveClock(1);
  assert.equal(await orderState(fixture, order.orderId), 'expired');
  const { event, lines } = await readEventState(fixture, order.eventId);
  assert.deepEqual(
    [event, lines],
    ['unpaid', [{ kind: 'provider', state: 'expired', request: null, time: 'expired' }]],
  );
  assert.equal((await fixture.payments.findSession(order.sessionId)).state, 'ended');
  assert.equal(await fixture.pay(order.sessionId), undefined);
  assert.deepEqual(await fixture.returnOutcome(order), [402, 'payment_not_made']);
  assert.equal((await fixture.tryCheckout()).statusCode, 200);
});

test('[FF-14] settles an order once more at the end of its hold before releasing it', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const order = await fixture.checkOut();
  await fixture.pay(order.sessionId);
  // Without the sweep, so that only the job at the end of the hold runs.
  await fixture.database.deleteFrom('job').where('name', '=', 'reconcile-payments').execute();
  await fixture.moveClock(holdSeconds);
  assert.equal(await orderState(fixture, order.orderId), 'paid');
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
});

test('[FF-16] finds a payment without webhook and return page within minutes', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const order = await fixture.checkOut();
  await fixture.pay(order.sessionId);
  await fixture.moveClock(60);
  assert.deepEqual(await bookingCounts(fixture), noBooking);
  await fixture.moveClock(120);
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
  assert.deepEqual(await faultsOf(fixture), []);
});

test('[FF-16] an order that cannot be settled does not delay others', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const day = (index: number): number => Date.parse('2026-07-06T14:00-04:00') / 1000 + index * 86_400;
  const orders = [];
  for (const index of [0, 1, 2]) orders.push(await fixture.checkOut({ startsAtSeconds: day(index) }));
  const [broken, ...others] = orders;
  assert.ok(broken);
  for (const { sessionId } of orders) await fixture.pay(sessionId);
  await changeSession(fixture, broken.sessionId, { amount_total: 1 });
  await fixture.moveClock(60);
  await fixture.moveClock(120);
  for (const { orderId } of others) assert.equal(await orderState(fixture, orderId), 'paid');
  // An order whose payment has another amount is neither booked nor released.
  assert.equal(await orderState(fixture, broken.orderId), 'open');
  await assert.rejects(
    settleOrder(fixture.deps, broken.orderId, { isEnding: false }),
    /not the one that was asked for/,
  );
  await changeSession(fixture, broken.sessionId, { amount_total: 13_763 });
  await fixture.moveClock(60);
  assert.equal(await orderState(fixture, broken.orderId), 'paid');
});

test('[FF-19] neither books nor releases an order while its payment is being processed', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const order = await fixture.checkOut();
  await fixture.pay(order.sessionId);
  await changeSession(fixture, order.sessionId, { payment_status: 'unpaid' });
  assert.deepEqual(await fixture.returnOutcome(order), [402, 'payment_not_made']);
  assert.equal(await settleOrder(fixture.deps, order.orderId, { isEnding: true }), 'open');
  await fixture.moveClock(holdSeconds + 60);
  assert.equal(await orderState(fixture, order.orderId), 'open');
  assert.deepEqual(await bookingCounts(fixture), noBooking);
  await changeSession(fixture, order.sessionId, { payment_status: 'paid' });
  await fixture.moveClock(60);
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
  assert.deepEqual(await faultsOf(fixture), []);
});

test('an order that is ended before its payment can no longer be paid', async (t) => {
  const fixture = await openPaymentFixture(t);
  const order = await fixture.checkOut();
  assert.equal(await settleOrder(fixture.deps, order.orderId, { isEnding: false }), 'open');
  assert.equal(await settleOrder(fixture.deps, order.orderId, { isEnding: true }), 'closed');
  assert.equal(await fixture.pay(order.sessionId), undefined);
  // The slots stay held until the order is released or replaced.
  assert.equal((await readEventState(fixture, order.eventId)).lines[0]?.time, 'hold');
  assert.equal(await settleOrder(fixture.deps, 9999, { isEnding: true }), 'closed');
});

test('[FF-16] keeps orders while the card provider is unreachable, and settles them afterwards', async (t) => {
  const fixture = await openPaymentFixture(t);
  const order = await fixture.checkOut();
  const alone = { ...fixture.deps, payments: noPayments };
  await assert.rejects(settleOrder(alone, order.orderId, { isEnding: true }), PaymentsUnreachable);
  assert.deepEqual(await confirmPayment(alone, order), { ok: false, failure: 'unable_to_access_server' });
  assert.equal(await orderState(fixture, order.orderId), 'open');
  await fixture.pay(order.sessionId);
  assert.equal(await orderState(fixture, order.orderId), 'paid');
});
