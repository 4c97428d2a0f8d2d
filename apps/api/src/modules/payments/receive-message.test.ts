import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingCounts, noBooking, oneBooking } from '../../testing/payments/booking-counts.ts';
import { openPaymentFixture } from '../../testing/payments/payment-fixture.ts';
import { sendMessage } from '../../testing/payments/signed-message.ts';
import { readEventState } from '../../testing/bookings/read-event-state.ts';
import { outcomeOf } from '../../testing/calls.ts';

const completed = 'checkout.session.completed';

test('[A-99] completes a booking when the host pays and never returns', async (t) => {
  const fixture = await openPaymentFixture(t);
  const order = await fixture.checkOut();
  await fixture.pay(order.sessionId);
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
  assert.equal((await readEventState(fixture, order.eventId)).event, 'pending');
});

test('[FF-20] refuses a forged, stale, altered or unsigned webhook in the envelope, without a change', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const { sessionId } = await fixture.checkOut();
  await fixture.pay(sessionId);
  const message = { type: completed, object: { id: sessionId } };
  const unsigned = { method: 'POST', url: '/api/Stripe/Webhook' } as const;
  for (const reply of [
    await sendMessage(fixture, message, { secret: 'whsec_of_somebody_else' }),
    await sendMessage(fixture, message, { agoSeconds: 301 }),
    await sendMessage(fixture, message, { signature: 't=1,v1=00' }),
    await fixture.app.inject({ ...unsigned, payload: message }),
    await fixture.app.inject({ ...unsigned, headers: { 'stripe-signature': 't=1,v1=00' } }),
  ]) {
    assert.deepEqual(outcomeOf(reply), [400, 'invalid_input']);
    assert.equal(reply.json().status, 1);
  }
  const other = { ...unsigned, headers: { 'content-type': 'text/plain' }, payload: 'x' };
  assert.deepEqual(outcomeOf(await fixture.app.inject(other)), [415, 'unsupported_media_type']);
  assert.deepEqual(await bookingCounts(fixture), noBooking);
});

test('[FF-20] refuses a signed webhook with an invalid time, or one more than five minutes ahead', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const { sessionId } = await fixture.checkOut();
  await fixture.pay(sessionId);
  const message = { type: completed, object: { id: sessionId } };
  for (const agoSeconds of [Number.NaN, -301, -86_400])
    assert.deepEqual(
      outcomeOf(await sendMessage(fixture, message, { agoSeconds })),
      [400, 'invalid_input'],
      String(agoSeconds),
    );
  assert.deepEqual(await bookingCounts(fixture), noBooking);
  assert.equal((await sendMessage(fixture, message, { agoSeconds: -300 })).statusCode, 200);
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
});

test('[FF-20] refuses a signed webhook without an object in the envelope', async (t) => {
  const fixture = await openPaymentFixture(t);
  for (const type of [completed, 'refund.updated', 'charge.dispute.created', 'customer.created'])
    for (const object of [null, 'cs_1', 7, ['cs_1']]) {
      const reply = await sendMessage(fixture, { type, object });
      assert.deepEqual(outcomeOf(reply), [400, 'invalid_input'], `${type} ${JSON.stringify(object)}`);
    }
  for (const id of [undefined, null, 7, '', {}]) {
    const reply = await sendMessage(fixture, { type: completed, object: { id } });
    assert.deepEqual(outcomeOf(reply), [400, 'invalid_input'], JSON.stringify(id));
  }
  assert.equal((await sendMessage(fixture, { type: 'balance.available', object: {} })).statusCode, 200);
});

test('[FF-20] accepts a repeated webhook without a change', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const { sessionId } = await fixture.checkOut();
  await fixture.pay(sessionId);
  const message = { type: completed, object: { id: sessionId } };
  for (const _ of [1, 2, 3]) {
    const reply = await sendMessage(fixture, message);
    assert.deepEqual(reply.json(), { status: 0, message: '', errors: [], payload: { items: null } });
  }
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
});

test('[FF-17] books by the state at the card provider, not by the content of a webhook', async (t) => {
  const fixture = await openPaymentFixture(t);
  const { sessionId } = await fixture.checkOut();
  const object = { id: sessionId, status: 'complete', payment_status: 'paid', amount_total: 13_763 };
  assert.equal((await sendMessage(fixture, { type: completed, object })).statusCode, 200);
  assert.deepEqual(await bookingCounts(fixture), noBooking);
});

test('[FF-20] accepts webhooks about unknown sessions, refunds and types', async (t) => {
  const fixture = await openPaymentFixture(t);
  for (const [type, id] of [
    [completed, 'cs_test_unknown'],
    ['refund.updated', 're_unknown'],
    ['customer.created', 'cus_1'],
    ['a.kind.of.tomorrow', 'x'],
  ] as const)
    assert.equal((await sendMessage(fixture, { type, object: { id } })).statusCode, 200, type);
  assert.deepEqual(await bookingCounts(fixture), noBooking);
});

test('[FF-21] accepts webhooks in any order', async (t) => {
  const fixture = await openPaymentFixture(t);
  await fixture.setWebhooks('drop');
  const { sessionId } = await fixture.checkOut();
  await fixture.pay(sessionId);
  // The refund before the payment, the end of the session before its start.
  assert.equal(
    (await sendMessage(fixture, { type: 'refund.updated', object: { id: 're_1' } })).statusCode,
    200,
  );
  assert.equal(
    (await sendMessage(fixture, { type: 'checkout.session.expired', object: { id: sessionId } })).statusCode,
    200,
  );
  assert.deepEqual(await bookingCounts(fixture), oneBooking);
});

for (const mode of ['duplicate', 'delay', 'shuffle'] as const) {
  test(`[FF-18] [FF-21] completes three orders for three payments with webhooks that ${mode}`, async (t) => {
    const fixture = await openPaymentFixture(t);
    await fixture.setWebhooks(mode, 30);
    const day = (index: number): number => Date.parse('2026-07-06T14:00-04:00') / 1000 + index * 86_400;
    for (const index of [0, 1, 2])
      await fixture.pay((await fixture.checkOut({ startsAtSeconds: day(index) })).sessionId);
    await fixture.moveClock(60);
    assert.deepEqual(await bookingCounts(fixture), {
      paid: 3,
      lastNumber: 100_003,
      requests: 3,
      sales: 3,
      receipts: 3,
    });
  });
}
