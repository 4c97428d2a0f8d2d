import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slowRefundCard, returnedRefundCard } from '@repo/sandbox/stripe/test-cards';
import { sql } from 'kysely';
import { PaymentRefused, PaymentsUnreachable } from '../../../ports/payment-gateway.ts';
import type { PaymentGateway } from '../../../ports/payment-gateway.ts';
import { signIn } from '../../../testing/actors.ts';
import { cancelAs, faultsIn, openBooked } from '../../../testing/purchases/open-booked.ts';
import { listBookingEvents } from '../../../testing/bookings/booking-events.ts';
import { call } from '../../../testing/calls.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { bookingEventRecorder } from '../../booking-events/booking-events.module.ts';
import { checkLedger } from '../../ledger/ledger.module.ts';
import { sendRefund } from './send-refund.ts';

const owedCents = 13_763;

/** Returns the refund in our tables, the refunds at the card provider, and the balances of the ledger. */
async function readRefundState({ database }: TestShop) {
  const refund = await database
    .selectFrom('refund')
    .select(['id', 'state', 'providerRefundId'])
    .executeTakeFirstOrThrow();
  const line = await database.selectFrom('orderLine').select('state').executeTakeFirstOrThrow();
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
  const { refundId } = await readRefundState(shop);
  const send = (payments: PaymentGateway = shop.payments, after?: string | null) =>
    sendRefund(
      { ...shop, payments, recordBookingEvent: bookingEventRecorder(shop.jobs) },
      { refundId, after },
    );
  return { ...opened, send };
}

const madeRefund = {
  state: 'done',
  line: 'refunded',
  made: ['succeeded'],
  ledger: { card: 0, owed: 0 },
};
const owedRefund = { line: 'refundPending', ledger: { card: owedCents, owed: owedCents } };

async function assertRefund(shop: TestShop, wanted: object): Promise<void> {
  const { refundId: _, ...state } = await readRefundState(shop);
  assert.deepEqual(state, wanted);
}

test('[FF-24] owes a refund until the card provider has made it, then records the event', async (t) => {
  const { shop } = await openCancelled(t);
  await assertRefund(shop, { ...owedRefund, state: 'asked', made: [] });
  await shop.jobs.runDue();
  await assertRefund(shop, madeRefund);
  const dead = await shop.jobs.listDead(10);
  assert.deepEqual(dead, []);
});

test('[FF-20] makes a refund once when it is sent many times, concurrently and again', async (t) => {
  const { shop, send } = await openCancelled(t);
  await Promise.all([send(), send(), send()]);
  await send();
  await shop.jobs.runDue();
  await assertRefund(shop, madeRefund);
});

test('[FF-16] makes a refund once when the response was lost', async (t) => {
  const { shop, send } = await openCancelled(t);
  const losing: PaymentGateway = {
    ...shop.payments,
    refund: async (wanted) => {
      await shop.payments.refund(wanted);
      throw new PaymentsUnreachable('the answer was lost');
    },
  };
  await assert.rejects(send(losing), PaymentsUnreachable);
  await assertRefund(shop, { ...owedRefund, state: 'asked', made: ['succeeded'] });
  await send();
  await assertRefund(shop, madeRefund);
});

test('retries while the card provider is unreachable, and owes the money until then', async (t) => {
  const { shop, send } = await openCancelled(t);
  const away: PaymentGateway = {
    ...shop.payments,
    refund: async () => {
      throw new PaymentsUnreachable('nobody there');
    },
  };
  await assert.rejects(send(away), PaymentsUnreachable);
  await assertRefund(shop, { ...owedRefund, state: 'asked', made: [] });
  await shop.jobs.runDue();
  await assertRefund(shop, madeRefund);
});

test('[FF-21] keeps a slow refund pending until the bank confirms it, in any order of webhooks', async (t) => {
  const { shop } = await openCancelled(t, { card: slowRefundCard });
  await shop.setWebhooks('shuffle');
  await shop.jobs.runDue();
  await assertRefund(shop, { ...owedRefund, state: 'pending', made: ['pending'] });
  assert.ok(!(await listBookingEvents(shop)).some(({ what }) => what === 'refundMade'));
  await shop.moveClock(60);
  await shop.moveClock(60);
  await assertRefund(shop, madeRefund);
  assert.deepEqual(await faultsIn(shop), []);
});

test('[FF-16] notices the confirmation of a slow refund without a webhook', async (t) => {
  const { shop } = await openCancelled(t, { card: slowRefundCard });
  await shop.setWebhooks('drop');
  await shop.moveClock(1);
  await shop.moveClock(120);
  await assertRefund(shop, { ...owedRefund, state: 'pending', made: ['succeeded'] });
  await shop.moveClock(3600);
  await assertRefund(shop, madeRefund);
});

test('owes a refund again when the bank returns it, shows it to operators, and sends it when they retry', async (t) => {
  const { shop } = await openCancelled(t, { card: returnedRefundCard });
  await shop.jobs.runDue();
  await assertRefund(shop, madeRefund);
  await shop.moveClock(60);
  await shop.moveClock(1);
  const returnedRefund = { line: 'refunded', ledger: owedRefund.ledger };
  await assertRefund(shop, { ...returnedRefund, state: 'failed', made: ['failed'] });
  const [dead] = await shop.jobs.listDead(10);
  assert.equal(dead?.name, 'send-refund');
  assert.match(dead.reason, /bank has sent it back/);
  const { headers } = await signIn(shop, 'operator');
  const retry = `/api/v1/operator/dead-jobs/${dead.id}/retry`;
  assert.equal((await call(shop, 'POST', retry, undefined, { headers })).statusCode, 200);
  await shop.jobs.runDue();
  await assertRefund(shop, { ...madeRefund, made: ['failed', 'succeeded'] });
});

test('[FF-20] owes a returned refund once and does not resend it, however many webhooks report it', async (t) => {
  const { shop, send } = await openCancelled(t, { card: returnedRefundCard });
  await shop.jobs.runDue();
  await shop.moveClock(61);
  for (let message = 0; message < 3; message += 1) await send();
  await assertRefund(shop, { ...owedRefund, line: 'refunded', state: 'failed', made: ['failed'] });
  assert.equal((await shop.jobs.listDead(10)).length, 1);
});

test('[FF-21] ignores a state from before the bank returned the refund', async (t) => {
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
  await assertRefund(shop, { ...owedRefund, line: 'refunded', state: 'failed', made: ['failed'] });
});

test('leaves a retried refund that fails again to the operators', async (t) => {
  const { shop, send } = await openCancelled(t, { card: returnedRefundCard });
  await shop.jobs.runDue();
  await shop.moveClock(61);
  const answering = (refund: PaymentGateway['refund']) => ({ ...shop.payments, refund });
  const { after } = await shop.database
    .selectFrom('refund')
    .select('providerRefundId as after')
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
  await assertRefund(shop, { ...madeRefund, line: 'refunded', made: ['failed', 'succeeded'] });
});

test('shows a refused refund to operators, and owes it in the ledger', async (t) => {
  const { shop } = await openCancelled(t);
  const { paymentIntentId, orderId } = await shop.database
    .selectFrom('payment')
    .select(['paymentIntentId', 'orderId'])
    .executeTakeFirstOrThrow();
  assert.ok(paymentIntentId !== null);
  // An operator has refunded it by hand in the dashboard of the card provider.
  const byHand = { paymentIntentId, amountCents: owedCents, idempotencyKey: 'by hand', orderId };
  await shop.payments.refund(byHand);
  await shop.jobs.runDue();
  await assertRefund(shop, { ...owedRefund, state: 'failed', made: ['succeeded'] });
  const [dead] = await shop.jobs.listDead(10);
  assert.equal(dead?.name, 'send-refund');
  assert.match(dead.reason, /refund \d+ failed: .*refunded/);
});
