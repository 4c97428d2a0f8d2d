import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingLimits } from '@repo/domain/limits';
import { noPayments } from '../../../adapters/nobody-outside.ts';
import { bookingCounts, oneBooking } from '../../../testing/payments/booking-counts.ts';
import { openPaymentDesk } from '../../../testing/payments/payment-desk.ts';
import type { PaymentDesk } from '../../../testing/payments/payment-desk.ts';
import { countAtCardProvider, forgetKey } from '../../../testing/payments/card-provider-tricks.ts';
import { sendMessage } from '../../../testing/payments/signed-message.ts';
import { standOf } from '../../../testing/bookings/stand-of.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { openPayment, settleOrder } from '../payments.module.ts';

/** As if the product had died between the card provider's answer and the moment in which it was written down. */
async function forgetSession({ database }: PaymentDesk, orderId: number): Promise<void> {
  const unknown = { state: 'asked', session_id: null, session_url: null };
  await database.updateTable('payment').set(unknown).where('order_id', '=', orderId).execute();
  await database.updateTable('order_line').set({ state: 'hold' }).where('order_id', '=', orderId).execute();
}

/** As if it had died before it asked at all: there is no session, and what is asked with is not written down. */
async function forgetAsking(desk: PaymentDesk, orderId: number): Promise<void> {
  await forgetSession(desk, orderId);
  await forgetKey(desk, `checkout-${orderId}`);
  await desk.database.updateTable('payment').set({ wanted: null }).where('order_id', '=', orderId).execute();
}

const paymentOf = ({ database }: PaymentDesk, orderId: number) => ordersIn(database).findPayment(orderId);

test('[A-21] [A-28] the payment page shows every line net of its discount, then fee and tax, which sum to the total', async (t) => {
  const desk = await openPaymentDesk(t);
  const { id: promoCodeId } = await desk.database
    .insertInto('promo_code')
    .values({ code: 'TENTH', type: '%', value: 1000, created_at: new Date(desk.clock.nowMs()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { sessionId } = await desk.checkOut({ hours: 4, recaps: 1, promoCodeId });
  assert.deepEqual(await desk.sessionLines(sessionId), [
    { name: 'Maya shoots', quantity: 1, amount: 20_880 },
    { name: 'Recap', quantity: 1, amount: 12_500 },
    { name: 'Service fee', quantity: 1, amount: 1669 },
    { name: 'HST', quantity: 1, amount: 4556 },
  ]);
  assert.equal((await desk.payments.findSession(sessionId)).amountCents, 39_605);
});

test('[A-R15] the payment page names the lines in the language of the host', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.database.updateTable('account').set({ locale: 'fr-CA' }).execute();
  const { sessionId } = await desk.checkOut({ recaps: 1 });
  assert.deepEqual(
    (await desk.sessionLines(sessionId)).map(({ name }) => name),
    ['Maya shoots', 'Récap', 'Frais de service', 'TVH'],
  );
});

test('opening a payment again answers its session, one after the other and all at once', async (t) => {
  const desk = await openPaymentDesk(t);
  const { orderId, sessionId } = await desk.checkOut();
  const url = `http://product.test/sandbox/pay/${sessionId}`;
  assert.deepEqual(await openPayment(desk.deps, orderId), { ok: true, value: { url, sessionId } });
  await forgetSession(desk, orderId);
  const opened = await Promise.all(Array.from({ length: 10 }, () => openPayment(desk.deps, orderId)));
  assert.deepEqual(
    opened,
    opened.map(() => ({ ok: true, value: { url, sessionId } })),
  );
  assert.equal(await countAtCardProvider(desk, 'checkout.session'), 1);
});

test('[FF-16] a session that was opened right before the product died is found again, by the same words', async (t) => {
  const desk = await openPaymentDesk(t);
  const { orderId, eventId, sessionId } = await desk.checkOut();
  await forgetSession(desk, orderId);
  // A name and an address may change before it is asked for again, and so may the language.
  await desk.database.updateTable('portfolio').set({ profile_name: 'Maya & Co' }).execute();
  await desk.database
    .updateTable('account')
    .set({ email: 'new@demo.test', locale: 'fr-CA' })
    .where('id', '=', desk.host.accountId)
    .execute();
  await desk.moveClock(60);
  await desk.moveClock(120);
  assert.equal((await paymentOf(desk, orderId))?.sessionId, sessionId);
  await desk.pay(sessionId);
  assert.equal((await standOf(desk, eventId)).event, 'pending');
});

test('[FF-18] a paid session that the product knows nothing of is told by the message about it', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const { orderId, sessionId } = await desk.checkOut();
  await desk.pay(sessionId);
  await forgetSession(desk, orderId);
  await sendMessage(desk, { type: 'checkout.session.completed', object: { id: sessionId } });
  assert.deepEqual(await bookingCounts(desk), oneBooking);
});

test('[FF-16] a payment that was never asked for waits for the card provider, with its time held', async (t) => {
  const desk = await openPaymentDesk(t);
  const { orderId, eventId } = await desk.checkOut();
  await forgetAsking(desk, orderId);
  const unreachable = await openPayment({ ...desk.deps, payments: noPayments }, orderId);
  assert.deepEqual(unreachable, { ok: false, failure: 'unable_to_access_server' });
  assert.equal((await paymentOf(desk, orderId))?.state, 'asked');
  assert.equal((await standOf(desk, eventId)).lines[0]?.time, 'hold');
  assert.equal((await openPayment(desk.deps, orderId)).ok, true);
});

test('[FF-13] an order that the card provider refuses a session for is let go at once', async (t) => {
  const desk = await openPaymentDesk(t);
  const { orderId, eventId } = await desk.checkOut();
  await forgetAsking(desk, orderId);
  // A session has to last for half an hour at least, and the hold ends before that.
  desk.clock.advanceSeconds(120);
  assert.deepEqual(await openPayment(desk.deps, orderId), {
    ok: false,
    failure: 'action_is_not_possible_now',
  });
  assert.equal((await standOf(desk, eventId)).lines[0]?.time, 'expired');
  assert.equal((await paymentOf(desk, orderId))?.state, 'ended');
  assert.equal(await settleOrder(desk.deps, orderId, { isEnding: true }), 'gone');
  assert.equal((await desk.tryCheckout()).statusCode, 200);
});

test('what is paid or over is not opened again', async (t) => {
  const desk = await openPaymentDesk(t);
  const paid = await desk.checkOut();
  await desk.pay(paid.sessionId);
  assert.deepEqual(await openPayment(desk.deps, paid.orderId), {
    ok: false,
    failure: 'event_already_booked',
  });
  const over = await desk.checkOut({ startsAtSeconds: Date.parse('2026-07-06T14:00-04:00') / 1000 });
  await desk.moveClock(bookingLimits.holdMinutes * 60);
  assert.deepEqual(await openPayment(desk.deps, over.orderId), {
    ok: false,
    failure: 'action_is_not_possible_now',
  });
});
