import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingLimits } from '@repo/domain/limits';
import { noPayments } from '../../../adapters/unconfigured-services.ts';
import { enterCodes } from '../../../testing/bookings/enter-code.ts';
import { bookingCounts, oneBooking } from '../../../testing/payments/booking-counts.ts';
import { openPaymentFixture } from '../../../testing/payments/payment-fixture.ts';
import type { PaymentFixture } from '../../../testing/payments/payment-fixture.ts';
import { countAtCardProvider, forgetKey } from '../../../testing/payments/card-provider-tricks.ts';
import { sendMessage } from '../../../testing/payments/signed-message.ts';
import { readEventState } from '../../../testing/bookings/read-event-state.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { openPayment, settleOrder } from '../payments.module.ts';

/** Simulates a crash after the card provider opened the session and before it was recorded. */
async function forgetSession({ database }: PaymentFixture, orderId: number): Promise<void> {
  const unknown = { state: 'asked', sessionId: null, sessionUrl: null };
  await database.updateTable('payment').set(unknown).where('orderId', '=', orderId).execute();
  await database.updateTable('orderLine').set({ state: 'hold' }).where('orderId', '=', orderId).execute();
}

/** Simulates a crash before the card provider was called: neither session nor request is stored. */
async function forgetRequest(fixture: PaymentFixture, orderId: number): Promise<void> {
  await forgetSession(fixture, orderId);
  await forgetKey(fixture, `checkout-${orderId}`);
  await fixture.database
    .updateTable('payment')
    .set({ wanted: null })
    .where('orderId', '=', orderId)
    .execute();
}

const paymentOf = ({ database }: PaymentFixture, orderId: number) => ordersIn(database).findPayment(orderId);

test('[A-21] [A-28] the payment page lists each line net of its discount, then fee and tax, which sum to the total', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { id: promoCodeId } = await fixture.database
    .insertInto('promoCode')
    .values({ code: 'TENTH', type: '%', value: 1000, createdAt: new Date(fixture.clock.nowMs()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enterCodes(fixture, [promoCodeId], [fixture.host.accountId]);
  const { sessionId } = await fixture.checkOut({ hours: 4, recaps: 1, promoCodeId });
  assert.deepEqual(await fixture.sessionLines(sessionId), [
    { name: 'Maya shoots', quantity: 1, amount: 20_880 },
    { name: 'Recap', quantity: 1, amount: 12_500 },
    { name: 'Service fee', quantity: 1, amount: 1669 },
    { name: 'HST', quantity: 1, amount: 4556 },
  ]);
  assert.equal((await fixture.payments.findSession(sessionId)).amountCents, 39_605);
});

test('[A-R15] the payment page names the lines in the language of the host', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.database.updateTable('account').set({ locale: 'fr-CA' }).execute();
  const { sessionId } = await fixture.checkOut({ recaps: 1 });
  assert.deepEqual(
    (await fixture.sessionLines(sessionId)).map(({ name }) => name),
    ['Maya shoots', 'Récap', 'Frais de service', 'TVH'],
  );
});

test('returns the open session when a payment is opened again, also concurrently', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { orderId, sessionId } = await fixture.checkOut();
  const url = `http://product.test/sandbox/pay/${sessionId}`;
  assert.deepEqual(await openPayment(fixture.deps, orderId), { ok: true, value: { url, sessionId } });
  await forgetSession(fixture, orderId);
  const opened = await Promise.all(Array.from({ length: 10 }, () => openPayment(fixture.deps, orderId)));
  assert.deepEqual(
    opened,
    opened.map(() => ({ ok: true, value: { url, sessionId } })),
  );
  assert.equal(await countAtCardProvider(fixture, 'checkout.session'), 1);
});

test('[FF-16] finds a session opened right before a crash by repeating the same request', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { orderId, eventId, sessionId } = await fixture.checkOut();
  await forgetSession(fixture, orderId);
  // Name, address and language may change before the request is repeated.
  await fixture.database.updateTable('portfolio').set({ profileName: 'Maya & Co' }).execute();
  await fixture.database
    .updateTable('account')
    .set({ email: 'new@demo.test', locale: 'fr-CA' })
    .where('id', '=', fixture.host.accountId)
    .execute();
  await fixture.moveClock(60);
  await fixture.moveClock(120);
  assert.equal((await paymentOf(fixture, orderId))?.sessionId, sessionId);
  await fixture.pay(sessionId);
  assert.equal((await readEventState(fixture, eventId)).event, 'pending');
});

test('[FF-18] completes the order of an unrecorded paid session by its webhook', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const { orderId, sessionId } = await fixture.checkOut();
  await fixture.pay(sessionId);
  await forgetSession(fixture, orderId);
  await sendMessage(fixture, { type: 'checkout.session.completed', object: { id: sessionId } });
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
});

test('[FF-16] keeps the slots of an order whose session was never requested, until it is opened', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { orderId, eventId } = await fixture.checkOut();
  await forgetRequest(fixture, orderId);
  const unreachable = await openPayment({ ...fixture.deps, payments: noPayments }, orderId);
  assert.deepEqual(unreachable, { ok: false, failure: 'unable_to_access_server' });
  assert.equal((await paymentOf(fixture, orderId))?.state, 'asked');
  assert.equal((await readEventState(fixture, eventId)).lines[0]?.time, 'hold');
  assert.equal((await openPayment(fixture.deps, orderId)).ok, true);
});

test('[FF-13] releases an order at once when the card provider refuses its session', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { orderId, eventId } = await fixture.checkOut();
  await forgetRequest(fixture, orderId);
  // A session lasts at least half an hour, and the hold ends before that.
  fixture.clock.advanceSeconds(120);
  assert.deepEqual(await openPayment(fixture.deps, orderId), {
    ok: false,
    failure: 'action_is_not_possible_now',
  });
  assert.equal((await readEventState(fixture, eventId)).lines[0]?.time, 'expired');
  assert.equal((await paymentOf(fixture, orderId))?.state, 'ended');
  assert.equal(await settleOrder(fixture.deps, orderId, { isEnding: true }), 'closed');
  assert.equal((await fixture.tryCheckout()).statusCode, 200);
});

test('refuses to open the session of a paid or expired order', async (t) => {
  const fixture = await openPaymentFixture(t);
  const paid = await fixture.checkOut();
  await fixture.pay(paid.sessionId);
  assert.deepEqual(await openPayment(fixture.deps, paid.orderId), {
    ok: false,
    failure: 'event_already_booked',
  });
  const over = await fixture.checkOut({ startsAtSeconds: Date.parse('2026-07-06T14:00-04:00') / 1000 });
  await fixture.moveClock(bookingLimits.holdMinutes * 60);
  assert.deepEqual(await openPayment(fixture.deps, over.orderId), {
    ok: false,
    failure: 'action_is_not_possible_now',
  });
});
