import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sandboxStripe } from '@repo/sandbox/stripe/sandbox-stripe';
import { stripeClient } from '../../../adapters/stripe/stripe-client.ts';
import { signIn } from '../../../testing/actors.ts';
import { openPaymentFixture } from '../../../testing/payments/payment-fixture.ts';
import { sendMessage } from '../../../testing/payments/signed-message.ts';

const day = 86_400;

async function openNoteFixture(t: TestContext) {
  const fixture = await openPaymentFixture(t);
  const { sessionId, orderId } = await fixture.checkOut();
  await fixture.pay(sessionId);
  const intentId = (await fixture.payments.findSession(sessionId)).paymentIntentId ?? '';
  const list = async () => {
    const { headers } = await signIn(fixture, 'operator');
    const reply = await fixture.app.inject({ url: '/api/v1/operator/payment-notes', headers });
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload.items;
  };
  const dispute = async (payload: object) => {
    const reply = await fixture.app.inject({ method: 'POST', url: '/sandbox/disputes', payload });
    await fixture.sandbox.deliverWebhooks();
    return reply;
  };
  return { fixture, sessionId, orderId, intentId, list, dispute };
}

for (const mode of ['deliver', 'duplicate', 'shuffle'] as const) {
  test(`[FF-20] shows operators a refund and a dispute of the dashboard once when webhooks ${mode}`, async (t) => {
    const { fixture, orderId, intentId, list, dispute, sessionId } = await openNoteFixture(t);
    await fixture.setWebhooks(mode, 0);
    const baseUrl = () => `${fixture.url}/sandbox/stripe`;
    const stripe = stripeClient({ ...sandboxStripe, baseUrl, timeLimitMs: 5000 });
    await stripe.refunds.create({ payment_intent: intentId, amount: 1250, reason: 'duplicate' });
    for (const status of ['needs_response', 'under_review', 'lost'])
      assert.equal((await dispute({ session: sessionId, status })).statusCode, 200);
    const notes: { kind: string; orderId: number; amount: number; reason: string; state: string }[] =
      await list();
    assert.deepEqual(
      notes
        .map((note) => [note.kind, note.orderId, note.amount, note.reason, note.state].join(' '))
        .toSorted(),
      [
        `dispute ${orderId} 137.63 fraudulent lost`,
        `dispute ${orderId} 137.63 fraudulent needs_response`,
        `dispute ${orderId} 137.63 fraudulent under_review`,
        `refund ${orderId} 12.5 duplicate succeeded`,
        `refund ${orderId} 12.5 duplicate succeeded`,
      ],
    );
    assert.ok(!JSON.stringify(notes).includes('@'));
  });
}

test('[FF-20] adds no note for forged webhooks, own refunds and refunds without a payment', async (t) => {
  const { fixture, intentId, list } = await openNoteFixture(t);
  const type = 'refund.created';
  const object = { id: 're_1', payment_intent: intentId, amount: 100, status: 'succeeded', reason: null };
  const forged = await sendMessage(fixture, { type, object }, { secret: 'whsec_of_somebody_else' });
  assert.equal(forged.statusCode, 400);
  const own = { ...object, metadata: { idempotencyKey: 'refund:1' } };
  for (const [id, sent] of [
    ['evt_2', own],
    ['evt_4', { ...object, payment_intent: null }],
  ] as const)
    assert.equal((await sendMessage(fixture, { type, id, object: sent })).statusCode, 200, id);
  for (const amount of [-1, 1.5, '100', 2 ** 40])
    assert.equal((await sendMessage(fixture, { type, object: { ...object, amount } })).statusCode, 400);
  assert.deepEqual(await list(), []);
});

test('[FF-20] lists a note of an unknown payment without an order, and deletes it after 180 days', async (t) => {
  const { fixture, orderId, intentId, list } = await openNoteFixture(t);
  const object = { id: 're_1', amount: 100, status: 'succeeded', reason: null };
  for (const payment of [intentId, 'pi_unknown'])
    await sendMessage(fixture, {
      type: 'refund.created',
      id: `evt_${payment}`,
      object: { ...object, payment_intent: payment },
    });
  const listed = async () =>
    (await list()).map((note: { orderId: number | null; paymentIntentId: string }) => [
      note.paymentIntentId,
      note.orderId,
    ]);
  const known = [intentId, orderId];
  assert.deepEqual((await listed()).toSorted(), [known, ['pi_unknown', null]].toSorted());
  // The first day plans the daily sweep.
  await fixture.moveClock(day);
  await fixture.moveClock(179 * day);
  assert.equal((await listed()).length, 2);
  await fixture.moveClock(day);
  assert.deepEqual(await listed(), [known]);
});
