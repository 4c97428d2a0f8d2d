import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Stripe } from 'stripe';
import { paidSession } from '../../testing/stripe/paid-session.ts';
import { openTestStripe } from '../../testing/stripe/test-stripe.ts';
import type { TestStripe } from '../../testing/stripe/test-stripe.ts';

const signed = (
  testStripe: TestStripe,
  payload: string,
  { ageSeconds = 0, secret = testStripe.keys.webhookSecret } = {},
) => ({
  body: Buffer.from(payload),
  signature: Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(testStripe.realClock.nowMs() / 1000) - ageSeconds,
  }),
});

test("[FF-20] reads a message's id and the session or refund that it concerns", async (t) => {
  const testStripe = await openTestStripe(t);
  const { session, intent } = await paidSession(testStripe);
  const refund = await testStripe.stripe.refunds.create({
    payment_intent: intent.id,
    metadata: { idempotencyKey: 'k' },
  });
  await testStripe.sandbox.deliverWebhooks();
  const read = testStripe.messages.map(({ body, signature }) =>
    testStripe.payments.readMessage(body, signature),
  );
  assert.deepEqual(
    read.map((message) => message?.about),
    [
      { of: 'other' },
      { of: 'other' },
      { of: 'session', sessionId: session.id },
      { of: 'refund', refundId: refund.id },
      { of: 'other' },
      { of: 'refund', refundId: refund.id },
    ],
  );
  assert.deepEqual(
    read.map((message) => message?.id),
    testStripe.messages.map(({ event }) => event.id),
  );
});

test('accepts a message for five minutes of real time, even if the clock of the product is moved', async (t) => {
  const testStripe = await openTestStripe(t);
  await testStripe.post('clock', { advance: 90 * 86_400 });
  await paidSession(testStripe);
  await testStripe.sandbox.deliverWebhooks();
  const [message] = testStripe.messages;
  assert.ok(message !== undefined);
  const read = () => testStripe.payments.readMessage(message.body, message.signature)?.id;
  assert.equal(read(), message.event.id);
  testStripe.realClock.advanceSeconds(300);
  assert.equal(read(), message.event.id);
  testStripe.realClock.advanceSeconds(1);
  assert.equal(read(), undefined);
});

test('rejects messages that are forged, changed, stale, signed with another secret, or malformed', async (t) => {
  const testStripe = await openTestStripe(t);
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'balance.available',
    data: { object: {} },
  });
  const good = signed(testStripe, payload);
  assert.deepEqual(testStripe.payments.readMessage(good.body, good.signature), {
    id: 'evt_1',
    about: { of: 'other' },
  });
  const stale = signed(testStripe, payload, { ageSeconds: 301 });
  const foreign = signed(testStripe, payload, { secret: 'whsec_of_another_account' });
  const noMessage = signed(testStripe, 'not JSON');
  const empty = signed(testStripe, '');
  for (const [name, body, signature] of [
    ['changed', Buffer.from(payload.replace('evt_1', 'evt_2')), good.signature],
    ['stale', stale.body, stale.signature],
    ['foreign', foreign.body, foreign.signature],
    ['not signed', good.body, ''],
    ['nonsense', good.body, 't=now,v1=00'],
    ['another scheme', good.body, good.signature.replace('v1=', 'v0=')],
    ['later signed', good.body, good.signature.replace(/t=\d+/, 't=9999999999')],
    ['no message', noMessage.body, noMessage.signature],
    ['empty', empty.body, empty.signature],
  ] as const) {
    assert.equal(testStripe.payments.readMessage(body, signature), undefined, name);
  }
});
