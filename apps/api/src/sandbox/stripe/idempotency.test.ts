import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Stripe } from 'stripe';
import { paidSession } from '../../testing/stripe/paid-session.ts';
import { sessionParams } from '../../testing/stripe/session-params.ts';
import { openTestStripe } from '../../testing/stripe/test-stripe.ts';

test('[FF-20] makes one refund for twenty concurrent calls with one key to two processes', async (t) => {
  const box = await openTestStripe(t);
  const second = await openTestStripe(t, { like: box });
  const { intent } = await paidSession(box);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? box : second).stripe.refunds.create(
        { payment_intent: intent.id, amount: 100 },
        { idempotencyKey: 'one' },
      ),
    ),
  );
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
  const replays = answers.filter(
    ({ lastResponse }) => lastResponse.headers['idempotent-replayed'] === 'true',
  );
  assert.equal(replays.length, 19);
  const all = await box.stripe.refunds.list({ payment_intent: intent.id });
  assert.equal(all.data.length, 1);
});

test('refuses a key that was used with other parameters or at another address', async (t) => {
  const box = await openTestStripe(t);
  const { sessions } = box.stripe.checkout;
  const key = { idempotencyKey: 'mine' };
  const { id } = await sessions.create(sessionParams(box), key);
  const isConflict = (error: unknown): boolean =>
    error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400;
  await assert.rejects(
    sessions.create(sessionParams(box, { customer_email: 'b@demo.test' }), key),
    isConflict,
  );
  await assert.rejects(sessions.expire(id, {}, key), isConflict);
  const again = await sessions.create(sessionParams(box), key);
  assert.equal(again.id, id);
  assert.equal(again.lastResponse.headers['idempotency-key'], 'mine');
});

test('a refused call does not use its key', async (t) => {
  const box = await openTestStripe(t);
  const { sessions } = box.stripe.checkout;
  const key = { idempotencyKey: 'again' };
  await assert.rejects(sessions.create(sessionParams(box, { line_items: [] }), key));
  assert.equal((await sessions.create(sessionParams(box), key)).status, 'open');
});

test('forgets a key after a day', async (t) => {
  const box = await openTestStripe(t);
  const { intent } = await paidSession(box);
  const refund = () =>
    box.stripe.refunds.create({ payment_intent: intent.id, amount: 100 }, { idempotencyKey: 'r' });
  const first = await refund();
  await box.post('clock', { advance: 86_399 });
  assert.equal((await refund()).id, first.id);
  await box.post('clock', { advance: 1 });
  assert.notEqual((await refund()).id, first.id);
});
