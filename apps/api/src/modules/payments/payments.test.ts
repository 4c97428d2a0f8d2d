import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePayment } from '@repo/contracts/checkout/pay';
import { envelopeOf } from '@repo/contracts/envelope';
import { noPayments } from '../../adapters/unconfigured-services.ts';
import { enterCodes } from '../../testing/bookings/enter-code.ts';
import { signIn } from '../../testing/actors.ts';
import { bookingCounts, noBooking, oneBooking } from '../../testing/payments/booking-counts.ts';
import { openPaymentFixture } from '../../testing/payments/payment-fixture.ts';
import { sendMessage } from '../../testing/payments/signed-message.ts';
import { readEventState } from '../../testing/bookings/read-event-state.ts';
import { outcomeOf } from '../../testing/calls.ts';

const success = envelopeOf(makePayment.reply);

test('[A-73] confirms a paid booking on the return page, with the same reply each time', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const order = await fixture.checkOut();
  assert.equal(
    await fixture.pay(order.sessionId),
    `http://product.test/EventBookRequested/${order.eventId}/${order.orderId}/1`,
  );
  for (const _ of [1, 2]) {
    const { payload } = success.parse((await fixture.returnFromPayment(order)).json());
    const { eventId, orderId } = order;
    assert.deepEqual(payload.items, { eventId, orderId, isNewBooking: '1', total: 137.63 });
  }
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
  assert.deepEqual(await readEventState(fixture, order.eventId), {
    event: 'pending',
    lines: [{ kind: 'provider', state: 'requested', request: 'pending', time: 'requested' }],
    refunds: [],
  });
});

test('[A-73] refuses a guest with 401', async (t) => {
  const fixture = await openPaymentFixture(t);
  const reply = await fixture.returnFromPayment(await fixture.checkOut(), {});
  assert.deepEqual(outcomeOf(reply), [401, 'session_has_expired']);
});

test('[A-50] [A-73] refuses an order of another host or event with 404, and a provider with 403', async (t) => {
  const fixture = await openPaymentFixture(t);
  const order = await fixture.checkOut();
  const other = await fixture.checkOut({ startsAtSeconds: Date.parse('2026-07-05T14:00-04:00') / 1000 });
  const stranger = await signIn(fixture, 'host');
  const provider = await signIn(fixture, 'provider');
  assert.deepEqual(outcomeOf(await fixture.returnFromPayment(order, stranger.headers)), [
    404,
    'object_does_not_exist',
  ]);
  assert.deepEqual(outcomeOf(await fixture.returnFromPayment(order, provider.headers)), [403, 'not_allowed']);
  for (const mixed of [
    { ...order, eventId: other.eventId },
    { ...order, orderId: other.orderId },
    { ...order, orderId: 9999 },
  ])
    assert.deepEqual(await fixture.returnOutcome(mixed), [404, 'object_does_not_exist']);
});

test('[A-73] refuses an order id that is not a number', async (t) => {
  const fixture = await openPaymentFixture(t);
  const reply = await fixture.app.inject({
    method: 'POST',
    url: '/api/Stripe/MakePayment/1/x',
    headers: fixture.host.headers,
  });
  assert.deepEqual(outcomeOf(reply), [400, 'invalid_input']);
});

test('[FF-15] [FF-17] books nothing when the host returns without a payment, whatever the URL says', async (t) => {
  const fixture = await openPaymentFixture(t);
  const order = await fixture.checkOut();
  assert.deepEqual(await fixture.returnOutcome(order), [402, 'payment_not_made']);
  assert.equal(await fixture.pay(order.sessionId, '4000000000000002'), undefined);
  const refused = await fixture.returnFromPayment(order);
  assert.equal(refused.json().status, 1);
  assert.deepEqual(outcomeOf(refused), [402, 'payment_not_made']);
  assert.deepEqual(await bookingCounts(fixture), noBooking);
  const { event, lines } = await readEventState(fixture, order.eventId);
  assert.deepEqual([event, lines[0]?.state, lines[0]?.time], ['unpaid', 'checkoutCreated', 'hold']);
  // The host can pay with another card after a declined one.
  await fixture.pay(order.sessionId);
  assert.deepEqual(await fixture.returnOutcome(order), [200, '']);
});

test('[FF-18] completes an order once when twenty returns and webhooks arrive together', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const order = await fixture.checkOut();
  await fixture.pay(order.sessionId);
  const message = { type: 'checkout.session.completed', object: { id: order.sessionId } };
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? fixture.returnFromPayment(order) : sendMessage(fixture, message),
    ),
  );
  assert.deepEqual(new Set(replies.map(({ statusCode }) => statusCode)), new Set([200]));
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
});

test('[FF-19] assigns order numbers without gaps when hosts give up or pay at the same time', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const day = (index: number): number => Date.parse('2026-07-06T14:00-04:00') / 1000 + index * 86_400;
  const orders = [];
  for (let index = 0; index < 9; index += 1)
    orders.push(await fixture.checkOut({ startsAtSeconds: day(index) }));
  const paying = orders.filter((_, index) => index % 3 !== 0);
  for (const { sessionId } of paying) await fixture.pay(sessionId);
  await Promise.all(orders.map(fixture.returnOutcome));
  const numbers = await fixture.database
    .selectFrom('bookingOrder')
    .select('number')
    .where('state', '=', 'paid')
    .orderBy('number')
    .execute();
  assert.deepEqual(
    numbers.map(({ number }) => number),
    paying.map((_, index) => 100_001 + index),
  );
});

test('[FF-26] [A-23] completes an order without an amount without the card provider', async (t) => {
  const fixture = await openPaymentFixture(t, { payments: noPayments });
  const { id: promoCodeId } = await fixture.database
    .insertInto('promoCode')
    .values({ code: 'ALL-FREE', type: '%', value: 10_000, createdAt: new Date(fixture.clock.nowMs()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enterCodes(fixture, [promoCodeId], [fixture.host.accountId]);
  const order = await fixture.checkOut({ promoCodeId });
  assert.equal(order.sessionId, '');
  assert.deepEqual(await fixture.returnOutcome(order), [200, '']);
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
});
