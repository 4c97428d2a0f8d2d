import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Stripe } from 'stripe';
import { paidSession } from '../../testing/stripe/paid-session.ts';
import { openTestStripe } from '../../testing/stripe/test-stripe.ts';
import type { TestStripe } from '../../testing/stripe/test-stripe.ts';

const signed = (
  box: TestStripe,
  payload: string,
  { ageSeconds = 0, secret = box.keys.webhookSecret } = {},
) => ({
  body: Buffer.from(payload),
  signature: Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(box.realClock.nowMs() / 1000) - ageSeconds,
  }),
});

test('[FF-20] reads the session or refund of a message, and its own id', async (t) => {
  const box = await openTestStripe(t);
  const { session, intent } = await paidSession(box);
  const refund = await box.stripe.refunds.create({
    payment_intent: intent.id,
    metadata: { idempotencyKey: 'k' },
  });
  await box.sandbox.deliverWebhooks();
  const read = box.messages.map(({ body, signature }) => box.payments.readMessage(body, signature));
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
    box.messages.map(({ event }) => event.id),
  );
});

test('accepts a message for five minutes of real time, even if the clock of the product is moved', async (t) => {
  const box = await openTestStripe(t);
  await box.post('clock', { advance: 90 * 86_400 });
  await paidSession(box);
  await box.sandbox.deliverWebhooks();
  const [message] = box.messages;
  assert.ok(message !== undefined);
  const read = () => box.payments.readMessage(message.body, message.signature)?.id;
  assert.equal(read(), message.event.id);
  box.realClock.advanceSeconds(300);
  assert.equal(read(), message.event.id);
  box.realClock.advanceSeconds(1);
  assert.equal(read(), undefined);
});

test('rejects messages that are forged, changed, stale, signed with another secret or not messages', async (t) => {
  const box = await openTestStripe(t);
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'balance.available',
    data: { object: {} },
  });
  const good = signed(box, payload);
  assert.deepEqual(box.payments.readMessage(good.body, good.signature), {
    id: 'evt_1',
    about: { of: 'other' },
  });
  const stale = signed(box, payload, { ageSeconds: 301 });
  const foreign = signed(box, payload, { secret: 'whsec_of_somebody_else' });
  const noMessage = signed(box, 'not JSON');
  for (const [name, body, signature] of [
    ['changed', Buffer.from(payload.replace('evt_1', 'evt_2')), good.signature],
    ['stale', stale.body, stale.signature],
    ['foreign', foreign.body, foreign.signature],
    ['not signed', good.body, ''],
    ['nonsense', good.body, 't=now,v1=00'],
    ['another scheme', good.body, good.signature.replace('v1=', 'v0=')],
    ['later signed', good.body, good.signature.replace(/t=\d+/, 't=9999999999')],
    ['no message', noMessage.body, noMessage.signature],
    ['empty', Buffer.alloc(0), good.signature],
  ] as const) {
    assert.equal(box.payments.readMessage(body, signature), undefined, name);
  }
});
