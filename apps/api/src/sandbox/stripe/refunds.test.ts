import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Stripe } from 'stripe';
import { paidSession } from '../../testing/stripe/paid-session.ts';
import { openTestStripe } from '../../testing/stripe/test-stripe.ts';
import type { TestStripe } from '../../testing/stripe/test-stripe.ts';

const refusedFor = (code: string | undefined, message: RegExp) => (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === code &&
  message.test(error.message);

const balanceOf = async ({ stripe }: TestStripe): Promise<number | undefined> =>
  (await stripe.balance.retrieve()).available[0]?.amount;

test('[FF-23] refunds parts of a payment up to the amount paid', async (t) => {
  const box = await openTestStripe(t);
  const { refunds } = box.stripe;
  const { intent } = await paidSession(box);
  assert.equal(intent.amount_received, 13_108);
  assert.equal(await balanceOf(box), 13_108);
  const part = await refunds.create({ payment_intent: intent.id, amount: 5000, metadata: { line: '1' } });
  assert.equal(part.status, 'succeeded');
  assert.deepEqual(await refunds.retrieve(part.id), part);
  await assert.rejects(
    refunds.create({ payment_intent: intent.id, amount: 8109 }),
    refusedFor(undefined, /\$81\.09.*greater than unrefunded.*\$81\.08/),
  );
  for (const amount of [0, -1, 1.5]) {
    await assert.rejects(
      refunds.create({ payment_intent: intent.id, amount }),
      refusedFor('parameter_invalid_integer', /amount/),
    );
  }
  const rest = await refunds.create({ payment_intent: intent.id });
  assert.equal(rest.amount, 8108);
  await assert.rejects(
    refunds.create({ payment_intent: intent.id, amount: 1 }),
    refusedFor('charge_already_refunded', /already been refunded/),
  );
  await assert.rejects(refunds.create({ payment_intent: 'pi_no' }), refusedFor('resource_missing', /pi_no/));
  assert.equal(await balanceOf(box), 0);
  const newest = await refunds.list({ payment_intent: intent.id, limit: 1 });
  assert.deepEqual([newest.data.map(({ id }) => id), newest.has_more], [[rest.id], true]);
  const all = await refunds.list({ payment_intent: intent.id, limit: 1 }).autoPagingToArray({ limit: 10 });
  assert.deepEqual(
    all.map(({ id }) => id),
    [rest.id, part.id],
  );
});

test('[FF-23] concurrent refunds never exceed the amount paid', async (t) => {
  const box = await openTestStripe(t);
  const { intent } = await paidSession(box);
  const tries = Array.from({ length: 10 }, () =>
    box.stripe.refunds.create({ payment_intent: intent.id, amount: 3000 }).then(
      ({ amount }) => amount,
      () => 0,
    ),
  );
  const sum = (await Promise.all(tries)).reduce((total, amount) => total + amount, 0);
  assert.equal(sum, 12_000);
  assert.equal(await balanceOf(box), 1108);
});

test('a refund may be pending at the bank, and may fail later', async (t) => {
  const box = await openTestStripe(t);
  const { refunds } = box.stripe;
  const slow = await paidSession(box, '4000000000007726');
  const pending = await refunds.create({ payment_intent: slow.intent.id });
  assert.equal(pending.status, 'pending');
  const back = await paidSession(box, '4000 0000 0000 5126');
  const returned = await refunds.create({ payment_intent: back.intent.id });
  assert.equal(returned.status, 'succeeded');
  await box.post('clock', { advance: 60 });
  assert.equal((await refunds.retrieve(pending.id)).status, 'succeeded');
  assert.equal((await refunds.retrieve(returned.id)).status, 'failed');
  const messagesOf = (id: string) =>
    box.messages.flatMap(({ event: { type, data } }) =>
      'status' in data.object && 'id' in data.object && data.object.id === id
        ? [`${type} ${String(data.object.status)}`]
        : [],
    );
  assert.deepEqual(messagesOf(pending.id), ['refund.created pending', 'refund.updated succeeded']);
  assert.deepEqual(messagesOf(returned.id), [
    'refund.created succeeded',
    'refund.updated succeeded',
    'refund.updated failed',
    'refund.failed failed',
  ]);
  assert.equal((await refunds.create({ payment_intent: back.intent.id })).amount, 13_108);
});
