import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePayment } from '@repo/contracts/checkout/pay';
import { envelopeOf } from '@repo/contracts/envelope';
import { noPayments } from '../../adapters/nobody-outside.ts';
import { signIn } from '../../testing/actors.ts';
import { bookingCounts, noBooking, oneBooking } from '../../testing/payments/booking-counts.ts';
import { openPaymentDesk } from '../../testing/payments/payment-desk.ts';
import { sendMessage } from '../../testing/payments/signed-message.ts';
import { standOf } from '../../testing/bookings/stand-of.ts';
import { outcomeOf } from '../../testing/calls.ts';

const success = envelopeOf(makePayment.reply);

test('[A-73] whoever has paid and comes back has booked, and hears the same however often', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const order = await desk.checkOut();
  assert.equal(
    await desk.pay(order.sessionId),
    `http://product.test/EventBookRequested/${order.eventId}/${order.orderId}/1`,
  );
  for (const _ of [1, 2]) {
    const { payload } = success.parse((await desk.comeBack(order)).json());
    const { eventId, orderId } = order;
    assert.deepEqual(payload.items, { eventId, orderId, isNewBooking: '1', total: 137.63 });
  }
  assert.deepEqual(await bookingCounts(desk), oneBooking);
  assert.deepEqual(await standOf(desk, order.eventId), {
    event: 'pending',
    lines: [{ kind: 'provider', state: 'requested', request: 'pending', time: 'requested' }],
    refunds: [],
  });
});

test('[A-73] a guest is asked to sign in', async (t) => {
  const desk = await openPaymentDesk(t);
  const reply = await desk.comeBack(await desk.checkOut(), {});
  assert.deepEqual(outcomeOf(reply), [401, 'session_has_expired']);
});

test('[A-50] [A-73] an order of somebody else, or of another event, is not there; a provider pays nothing', async (t) => {
  const desk = await openPaymentDesk(t);
  const order = await desk.checkOut();
  const other = await desk.checkOut({ startsAtSeconds: Date.parse('2026-07-05T14:00-04:00') / 1000 });
  const stranger = await signIn(desk, 'host');
  const provider = await signIn(desk, 'provider');
  assert.deepEqual(outcomeOf(await desk.comeBack(order, stranger.headers)), [404, 'object_does_not_exist']);
  assert.deepEqual(outcomeOf(await desk.comeBack(order, provider.headers)), [403, 'not_allowed']);
  for (const mixed of [
    { ...order, eventId: other.eventId },
    { ...order, orderId: other.orderId },
    { ...order, orderId: 9999 },
  ])
    assert.deepEqual(await desk.comeBackOutcome(mixed), [404, 'object_does_not_exist']);
});

test('[A-73] what is no number is no order', async (t) => {
  const desk = await openPaymentDesk(t);
  const reply = await desk.app.inject({
    method: 'POST',
    url: '/api/Stripe/MakePayment/1/x',
    headers: desk.host.headers,
  });
  assert.deepEqual(outcomeOf(reply), [400, 'invalid_input']);
});

test('[FF-15] [FF-17] whoever comes back without having paid has booked nothing, whatever the address says', async (t) => {
  const desk = await openPaymentDesk(t);
  const order = await desk.checkOut();
  assert.deepEqual(await desk.comeBackOutcome(order), [402, 'payment_not_made']);
  assert.equal(await desk.pay(order.sessionId, '4000000000000002'), undefined);
  const refused = await desk.comeBack(order);
  assert.equal(refused.json().status, 1);
  assert.deepEqual(outcomeOf(refused), [402, 'payment_not_made']);
  assert.deepEqual(await bookingCounts(desk), noBooking);
  const { event, lines } = await standOf(desk, order.eventId);
  assert.deepEqual([event, lines[0]?.state, lines[0]?.time], ['unpaid', 'checkoutCreated', 'hold']);
  // The declined card was a try, not an end.
  await desk.pay(order.sessionId);
  assert.deepEqual(await desk.comeBackOutcome(order), [200, '']);
});

test('[FF-18] returning and hearing of it twenty times at once is one order, one number, one set of requests', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const order = await desk.checkOut();
  await desk.pay(order.sessionId);
  const message = { type: 'checkout.session.completed', object: { id: order.sessionId } };
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? desk.comeBack(order) : sendMessage(desk, message),
    ),
  );
  assert.deepEqual(new Set(replies.map(({ statusCode }) => statusCode)), new Set([200]));
  assert.deepEqual(await bookingCounts(desk), oneBooking);
});

test('[FF-19] order numbers have no gaps, whoever gives up and however many pay at once', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const day = (index: number): number => Date.parse('2026-07-06T14:00-04:00') / 1000 + index * 86_400;
  const orders = [];
  for (let index = 0; index < 9; index += 1)
    orders.push(await desk.checkOut({ startsAtSeconds: day(index) }));
  const paying = orders.filter((_, index) => index % 3 !== 0);
  for (const { sessionId } of paying) await desk.pay(sessionId);
  await Promise.all(orders.map(desk.comeBackOutcome));
  const numbers = await desk.database
    .selectFrom('booking_order')
    .select('number')
    .where('state', '=', 'paid')
    .orderBy('number')
    .execute();
  assert.deepEqual(
    numbers.map(({ number }) => number),
    paying.map((_, index) => 100_001 + index),
  );
});

test('[FF-26] [A-23] with nothing to pay the order is complete without the card provider', async (t) => {
  const desk = await openPaymentDesk(t, { payments: noPayments });
  const { id: promoCodeId } = await desk.database
    .insertInto('promo_code')
    .values({ code: 'ALL-FREE', type: '%', value: 10_000, created_at: new Date(desk.clock.nowMs()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const order = await desk.checkOut({ promoCodeId });
  assert.equal(order.sessionId, '');
  assert.deepEqual(await desk.comeBackOutcome(order), [200, '']);
  assert.deepEqual(await bookingCounts(desk), oneBooking);
});
