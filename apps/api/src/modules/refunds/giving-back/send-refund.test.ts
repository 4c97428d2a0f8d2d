import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slowRefundCard, returnedRefundCard } from '@repo/sandbox/stripe/test-cards';
import { sql } from 'kysely';
import { PaymentRefused, PaymentsUnreachable } from '../../../ports/payment-gateway.ts';
import type { PaymentGateway } from '../../../ports/payment-gateway.ts';
import { signIn } from '../../../testing/actors.ts';
import { cancelAs, faultsIn, openBooked } from '../../../testing/purchases/open-booked.ts';
import { newsIn } from '../../../testing/news/told-news.ts';
import { call } from '../../../testing/calls.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { newsTeller } from '../../booking-news/booking-news.module.ts';
import { checkLedger } from '../../ledger/ledger.module.ts';
import { sendRefund } from './send-refund.ts';

const owedCents = 13_763;

/** What stands in our tables, what the card provider has made, and what the ledger says of both. */
async function standOf({ database }: TestShop) {
  const refund = await database
    .selectFrom('refund')
    .select(['id', 'state', 'provider_refund_id as providerRefundId'])
    .executeTakeFirstOrThrow();
  const line = await database.selectFrom('order_line').select('state').executeTakeFirstOrThrow();
  const { rows: made } = await sql<{ status: string }>`
    select body ->> 'status' as status from sandbox.stripe_object where kind = 'refund' order by id`.execute(
    database,
  );
  const { rows: accounts } = await sql<{ card: number; owed: number }>`
    select coalesce(sum(amount_cents) filter (where account = 'card'), 0)::bigint as card,
      coalesce(-sum(amount_cents) filter (where account = 'refundsOwed'), 0)::bigint as owed
    from ledger_entry`.execute(database);
  assert.deepEqual(await checkLedger(database), []);
  return {
    refundId: refund.id,
    state: refund.state,
    line: line.state,
    made: made.map(({ status }) => status).toSorted(),
    ledger: accounts[0],
  };
}

async function openCancelled(...[t, wanted]: Parameters<typeof openBooked>) {
  const opened = await openBooked(t, wanted);
  const { shop, host, booked } = opened;
  assert.equal((await cancelAs(shop, host, booked)).statusCode, 200);
  const { refundId } = await standOf(shop);
  const send = (payments: PaymentGateway = shop.payments, after?: string | null) =>
    sendRefund({ ...shop, payments, tell: newsTeller(shop.jobs) }, { refundId, after });
  return { ...opened, send };
}

const isMade = {
  state: 'done',
  line: 'refunded',
  made: ['succeeded'],
  ledger: { card: 0, owed: 0 },
};
const isOwed = { line: 'refundPending', ledger: { card: owedCents, owed: owedCents } };

async function assertStand(shop: TestShop, wanted: object): Promise<void> {
  const { refundId: _, ...stand } = await standOf(shop);
  assert.deepEqual(stand, wanted);
}

test('[FF-24] a refund is owed until the card provider has made it, and then told', async (t) => {
  const { shop } = await openCancelled(t);
  await assertStand(shop, { ...isOwed, state: 'asked', made: [] });
  await shop.jobs.runDue();
  await assertStand(shop, isMade);
  const dead = await shop.jobs.listDead(10);
  assert.deepEqual(dead, []);
});

test('[FF-20] the same refund asked for many times, at once and again, is made once', async (t) => {
  const { shop, send } = await openCancelled(t);
  await Promise.all([send(), send(), send()]);
  await send();
  await shop.jobs.runDue();
  await assertStand(shop, isMade);
});

test('[FF-16] a refund whose answer was lost is made once all the same', async (t) => {
  const { shop, send } = await openCancelled(t);
  const losing: PaymentGateway = {
    ...shop.payments,
    refund: async (wanted) => {
      await shop.payments.refund(wanted);
      throw new PaymentsUnreachable('the answer was lost');
    },
  };
  await assert.rejects(send(losing), PaymentsUnreachable);
  await assertStand(shop, { ...isOwed, state: 'asked', made: ['succeeded'] });
  await send();
  await assertStand(shop, isMade);
});

test('a card provider that cannot be reached is asked again, and the money stays owed meanwhile', async (t) => {
  const { shop, send } = await openCancelled(t);
  const away: PaymentGateway = {
    ...shop.payments,
    refund: async () => {
      throw new PaymentsUnreachable('nobody there');
    },
  };
  await assert.rejects(send(away), PaymentsUnreachable);
  await assertStand(shop, { ...isOwed, state: 'asked', made: [] });
  await shop.jobs.runDue();
  await assertStand(shop, isMade);
});

test('[FF-21] a slow refund is on its way until its bank has it, in whatever order the messages arrive', async (t) => {
  const { shop } = await openCancelled(t, { card: slowRefundCard });
  await shop.setWebhooks('shuffle');
  await shop.jobs.runDue();
  await assertStand(shop, { ...isOwed, state: 'pending', made: ['pending'] });
  assert.ok(!(await newsIn(shop)).some(({ what }) => what === 'refundMade'));
  await shop.moveClock(60);
  await shop.moveClock(60);
  await assertStand(shop, isMade);
  assert.deepEqual(await faultsIn(shop), []);
});

test('[FF-16] a slow refund is found out about without any message', async (t) => {
  const { shop } = await openCancelled(t, { card: slowRefundCard });
  await shop.setWebhooks('drop');
  await shop.moveClock(1);
  await shop.moveClock(120);
  await assertStand(shop, { ...isOwed, state: 'pending', made: ['succeeded'] });
  await shop.moveClock(3600);
  await assertStand(shop, isMade);
});

test('a refund that the bank sends back is owed again, shown to operators, and made anew when they ask', async (t) => {
  const { shop } = await openCancelled(t, { card: returnedRefundCard });
  await shop.jobs.runDue();
  await assertStand(shop, isMade);
  await shop.moveClock(60);
  await shop.moveClock(1);
  const isBack = { line: 'refunded', ledger: isOwed.ledger };
  await assertStand(shop, { ...isBack, state: 'failed', made: ['failed'] });
  const [dead] = await shop.jobs.listDead(10);
  assert.equal(dead?.name, 'send-refund');
  assert.match(dead.reason, /bank has sent it back/);
  const { headers } = await signIn(shop, 'operator');
  const retry = `/api/v1/operator/dead-jobs/${dead.id}/retry`;
  assert.equal((await call(shop, 'POST', retry, undefined, { headers })).statusCode, 200);
  await shop.jobs.runDue();
  await assertStand(shop, { ...isMade, made: ['failed', 'succeeded'] });
});

test('[FF-20] one that the bank sends back is owed once and not made anew, however many messages tell of it', async (t) => {
  const { shop, send } = await openCancelled(t, { card: returnedRefundCard });
  await shop.jobs.runDue();
  await shop.moveClock(61);
  for (let message = 0; message < 3; message += 1) await send();
  await assertStand(shop, { ...isOwed, line: 'refunded', state: 'failed', made: ['failed'] });
  assert.equal((await shop.jobs.listDead(10)).length, 1);
});

test('[FF-21] an answer from before the bank has sent it back does not make it paid', async (t) => {
  const { shop, send } = await openCancelled(t, { card: returnedRefundCard });
  await shop.jobs.runDue();
  const slow: PaymentGateway = {
    ...shop.payments,
    findRefund: async (id) => {
      const before = await shop.payments.findRefund(id);
      await shop.moveClock(61);
      return before;
    },
  };
  await send(slow);
  await assertStand(shop, { ...isOwed, line: 'refunded', state: 'failed', made: ['failed'] });
});

test('one that fails again when it was made anew waits for the operators again', async (t) => {
  const { shop, send } = await openCancelled(t, { card: returnedRefundCard });
  await shop.jobs.runDue();
  await shop.moveClock(61);
  const answering = (refund: PaymentGateway['refund']) => ({ ...shop.payments, refund });
  const { after } = await shop.database
    .selectFrom('refund')
    .select('provider_refund_id as after')
    .executeTakeFirstOrThrow();
  await send(
    answering(async () => ({ id: 're_second', state: 'failed' })),
    after,
  );
  await send(
    answering(() => assert.fail('made before an operator wanted it')),
    after,
  );
  const refusing = answering(async () => {
    throw new PaymentRefused('nothing is left to refund');
  });
  await send(refusing, 're_second');
  const dead = await shop.jobs.listDead(10);
  assert.deepEqual(
    dead.map(({ reason }) => reason.replace(/.*failed: /, '')),
    ['nothing is left to refund', 'the bank has sent it back', 'the bank has sent it back'],
  );
  await send(shop.payments, 're_second');
  await assertStand(shop, { ...isMade, line: 'refunded', made: ['failed', 'succeeded'] });
});

test('a refund that the card provider refuses is shown to operators, and the ledger owes it', async (t) => {
  const { shop } = await openCancelled(t);
  const { payment_intent_id: paymentIntentId, order_id: orderId } = await shop.database
    .selectFrom('payment')
    .select(['payment_intent_id', 'order_id'])
    .executeTakeFirstOrThrow();
  assert.ok(paymentIntentId !== null);
  // Somebody has given it back by hand, at the card provider's own desk.
  const byHand = { paymentIntentId, amountCents: owedCents, idempotencyKey: 'by hand', orderId };
  await shop.payments.refund(byHand);
  await shop.jobs.runDue();
  await assertStand(shop, { ...isOwed, state: 'failed', made: ['succeeded'] });
  const [dead] = await shop.jobs.listDead(10);
  assert.equal(dead?.name, 'send-refund');
  assert.match(dead.reason, /refund \d+ failed: .*refunded/);
});
