import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingLimits } from '@repo/domain/limits';
import { noPayments } from '../../../adapters/nobody-outside.ts';
import { PaymentsUnreachable } from '../../../ports/payment-gateway.ts';
import { bookingCounts, noBooking, oneBooking } from '../../../testing/payments/booking-counts.ts';
import { findBookingFaults } from '../../../testing/bookings/booking-faults.ts';
import { openPaymentDesk } from '../../../testing/payments/payment-desk.ts';
import type { PaymentDesk } from '../../../testing/payments/payment-desk.ts';
import { changeSession } from '../../../testing/payments/card-provider-tricks.ts';
import { standOf } from '../../../testing/bookings/stand-of.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { confirmPayment } from '../confirm-payment.ts';
import { settleOrder } from '../payments.module.ts';

const holdSeconds = bookingLimits.holdMinutes * 60;

const faultsOf = ({ database, clock }: PaymentDesk): ReturnType<typeof findBookingFaults> =>
  findBookingFaults(database, new Date(clock.nowMs()));

const orderState = async ({ database }: PaymentDesk, orderId: number) =>
  (await ordersIn(database).find(orderId))?.state;

test('[FF-13] [FF-14] a payment that nobody makes ends with its hold, and the time is free for others', async (t) => {
  const desk = await openPaymentDesk(t);
  const order = await desk.checkOut();
  await desk.moveClock(holdSeconds - 1);
  assert.equal((await desk.tryCheckout()).statusCode, 409);
  await desk.moveClock(1);
  assert.equal(await orderState(desk, order.orderId), 'expired');
  const { event, lines } = await standOf(desk, order.eventId);
  assert.deepEqual(
    [event, lines],
    ['unpaid', [{ kind: 'provider', state: 'expired', request: null, time: 'expired' }]],
  );
  assert.equal((await desk.payments.findSession(order.sessionId)).state, 'ended');
  assert.equal(await desk.pay(order.sessionId), undefined);
  assert.deepEqual(await desk.comeBackOutcome(order), [402, 'payment_not_made']);
  assert.equal((await desk.tryCheckout()).statusCode, 200);
});

test('[FF-14] at the end of its hold an order is asked about once more before it is let go', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const order = await desk.checkOut();
  await desk.pay(order.sessionId);
  // No round of the third door in between: the job at the end of the hold is alone.
  await desk.database.deleteFrom('job').where('name', '=', 'reconcile-payments').execute();
  await desk.moveClock(holdSeconds);
  assert.equal(await orderState(desk, order.orderId), 'paid');
  assert.deepEqual(await bookingCounts(desk), oneBooking);
});

test('[FF-16] a payment of which no message came and whose host never came back is found within minutes', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const order = await desk.checkOut();
  await desk.pay(order.sessionId);
  await desk.moveClock(60);
  assert.deepEqual(await bookingCounts(desk), noBooking);
  await desk.moveClock(120);
  assert.deepEqual(await bookingCounts(desk), oneBooking);
  assert.deepEqual(await faultsOf(desk), []);
});

test('[FF-16] an order that cannot be settled keeps nobody waiting', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const day = (index: number): number => Date.parse('2026-07-06T14:00-04:00') / 1000 + index * 86_400;
  const orders = [];
  for (const index of [0, 1, 2]) orders.push(await desk.checkOut({ startsAtSeconds: day(index) }));
  const [broken, ...others] = orders;
  assert.ok(broken);
  for (const { sessionId } of orders) await desk.pay(sessionId);
  await changeSession(desk, broken.sessionId, { amount_total: 1 });
  await desk.moveClock(60);
  await desk.moveClock(120);
  for (const { orderId } of others) assert.equal(await orderState(desk, orderId), 'paid');
  // Nothing is booked on another amount than the one that was asked for, and nothing is let go.
  assert.equal(await orderState(desk, broken.orderId), 'open');
  await assert.rejects(
    settleOrder(desk.deps, broken.orderId, { isEnding: false }),
    /not the one that was asked for/,
  );
  await changeSession(desk, broken.sessionId, { amount_total: 13_763 });
  await desk.moveClock(60);
  assert.equal(await orderState(desk, broken.orderId), 'paid');
});

test('[FF-19] a payment on its way through the bank books nothing, and is not let go', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const order = await desk.checkOut();
  await desk.pay(order.sessionId);
  await changeSession(desk, order.sessionId, { payment_status: 'unpaid' });
  assert.deepEqual(await desk.comeBackOutcome(order), [402, 'payment_not_made']);
  assert.equal(await settleOrder(desk.deps, order.orderId, { isEnding: true }), 'open');
  await desk.moveClock(holdSeconds + 60);
  assert.equal(await orderState(desk, order.orderId), 'open');
  assert.deepEqual(await bookingCounts(desk), noBooking);
  await changeSession(desk, order.sessionId, { payment_status: 'paid' });
  await desk.moveClock(60);
  assert.deepEqual(await bookingCounts(desk), oneBooking);
  assert.deepEqual(await faultsOf(desk), []);
});

test('whatever is not paid when it is ended never will be', async (t) => {
  const desk = await openPaymentDesk(t);
  const order = await desk.checkOut();
  assert.equal(await settleOrder(desk.deps, order.orderId, { isEnding: false }), 'open');
  assert.equal(await settleOrder(desk.deps, order.orderId, { isEnding: true }), 'gone');
  assert.equal(await desk.pay(order.sessionId), undefined);
  // What is held stays so until somebody lets go of it, or puts another order in its place.
  assert.equal((await standOf(desk, order.eventId)).lines[0]?.time, 'hold');
  assert.equal(await settleOrder(desk.deps, 9999, { isEnding: true }), 'gone');
});

test('[FF-16] while the card provider is away nothing is lost, and its return brings everything in order', async (t) => {
  const desk = await openPaymentDesk(t);
  const order = await desk.checkOut();
  const alone = { ...desk.deps, payments: noPayments };
  await assert.rejects(settleOrder(alone, order.orderId, { isEnding: true }), PaymentsUnreachable);
  assert.deepEqual(await confirmPayment(alone, order), { ok: false, failure: 'unable_to_access_server' });
  assert.equal(await orderState(desk, order.orderId), 'open');
  await desk.pay(order.sessionId);
  assert.equal(await orderState(desk, order.orderId), 'paid');
});
