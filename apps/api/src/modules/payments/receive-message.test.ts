import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingCounts, noBooking, oneBooking } from '../../testing/payments/booking-counts.ts';
import { openPaymentDesk } from '../../testing/payments/payment-desk.ts';
import { sendMessage } from '../../testing/payments/signed-message.ts';
import { standOf } from '../../testing/bookings/stand-of.ts';
import { outcomeOf } from '../../testing/calls.ts';

const completed = 'checkout.session.completed';

test('[A-99] a host who has paid and never comes back has booked as well', async (t) => {
  const desk = await openPaymentDesk(t);
  const order = await desk.checkOut();
  await desk.pay(order.sessionId);
  assert.deepEqual(await bookingCounts(desk), oneBooking);
  assert.equal((await standOf(desk, order.eventId)).event, 'pending');
});

test('[FF-20] a message that is forged, stale, altered or unsigned is refused in the envelope and changes nothing', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const { sessionId } = await desk.checkOut();
  await desk.pay(sessionId);
  const message = { type: completed, object: { id: sessionId } };
  const unsigned = { method: 'POST', url: '/api/Stripe/Webhook' } as const;
  for (const reply of [
    await sendMessage(desk, message, { secret: 'whsec_of_somebody_else' }),
    await sendMessage(desk, message, { agoSeconds: 301 }),
    await sendMessage(desk, message, { signature: 't=1,v1=00' }),
    await desk.app.inject({ ...unsigned, payload: message }),
    await desk.app.inject({ ...unsigned, headers: { 'stripe-signature': 't=1,v1=00' } }),
  ]) {
    assert.deepEqual(outcomeOf(reply), [400, 'invalid_input']);
    assert.equal(reply.json().status, 1);
  }
  const other = { ...unsigned, headers: { 'content-type': 'text/plain' }, payload: 'x' };
  assert.deepEqual(outcomeOf(await desk.app.inject(other)), [415, 'unsupported_media_type']);
  assert.deepEqual(await bookingCounts(desk), noBooking);
});

test('[FF-20] a message that comes again is thanked for and changes nothing', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const { sessionId } = await desk.checkOut();
  await desk.pay(sessionId);
  const message = { type: completed, object: { id: sessionId } };
  for (const _ of [1, 2, 3]) {
    const reply = await sendMessage(desk, message);
    assert.deepEqual(reply.json(), { status: 0, message: '', errors: [], payload: { items: null } });
  }
  assert.deepEqual(await bookingCounts(desk), oneBooking);
});

test('[FF-17] a message is a reason to ask and not believed: nothing is booked on what it says', async (t) => {
  const desk = await openPaymentDesk(t);
  const { sessionId } = await desk.checkOut();
  const object = { id: sessionId, status: 'complete', payment_status: 'paid', amount_total: 13_763 };
  assert.equal((await sendMessage(desk, { type: completed, object })).statusCode, 200);
  assert.deepEqual(await bookingCounts(desk), noBooking);
});

test('[FF-20] sessions and refunds that are not ours, and what we know nothing of, are thanked for', async (t) => {
  const desk = await openPaymentDesk(t);
  for (const [type, id] of [
    [completed, 'cs_test_unknown'],
    ['refund.updated', 're_unknown'],
    ['customer.created', 'cus_1'],
    ['a.kind.of.tomorrow', 'x'],
  ] as const)
    assert.equal((await sendMessage(desk, { type, object: { id } })).statusCode, 200, type);
  assert.deepEqual(await bookingCounts(desk), noBooking);
});

test('[FF-21] what messages say in which order does not matter', async (t) => {
  const desk = await openPaymentDesk(t);
  await desk.setWebhooks('drop');
  const { sessionId } = await desk.checkOut();
  await desk.pay(sessionId);
  // Of the refund before the payment, of the end before the beginning.
  assert.equal((await sendMessage(desk, { type: 'refund.updated', object: { id: 're_1' } })).statusCode, 200);
  assert.equal(
    (await sendMessage(desk, { type: 'checkout.session.expired', object: { id: sessionId } })).statusCode,
    200,
  );
  assert.deepEqual(await bookingCounts(desk), oneBooking);
});

for (const mode of ['duplicate', 'delay', 'shuffle'] as const) {
  test(`[FF-18] [FF-21] with messages that ${mode}, three payments are three orders`, async (t) => {
    const desk = await openPaymentDesk(t);
    await desk.setWebhooks(mode, 30);
    const day = (index: number): number => Date.parse('2026-07-06T14:00-04:00') / 1000 + index * 86_400;
    for (const index of [0, 1, 2])
      await desk.pay((await desk.checkOut({ startsAtSeconds: day(index) })).sessionId);
    await desk.moveClock(60);
    assert.deepEqual(await bookingCounts(desk), {
      paid: 3,
      lastNumber: 100_003,
      requests: 3,
      sales: 3,
      receipts: 3,
    });
  });
}
