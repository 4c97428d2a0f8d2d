import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { operatorCalls } from '../../operator/operator-calls.ts';
import { runOps } from '../../ops/run-ops.ts';
import { signIn } from '../../testing/actors.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { call } from '../../testing/calls.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import { operatorDepsOn } from '../../testing/operator-deps.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { bookingEventRecorder } from '../booking-events/booking-events.module.ts';
import { refundLines } from '../refunds/refunds.module.ts';
import { checkLedger, ledgerOfEvent, postTransaction } from './ledger.module.ts';

async function openLedger(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const providerIds = await createProviders(api.database, [{}, {}]);
  const event = await makePaidEvent(api, { hostId: host.accountId, providerIds, hasRecap: true });
  return { api, event };
}

/** Refunds one provider line. The refund is owed and not sent yet. */
async function refundFirst(api: TestApi, { orderId, lineIds }: Awaited<ReturnType<typeof makePaidEvent>>) {
  const deps = { ...api, recordBookingEvent: bookingEventRecorder(api.jobs) };
  const ending = { orderId, lineIds: lineIds.slice(0, 1), cause: { reason: 'providerCancelled' } } as const;
  await api.database
    .transaction()
    .execute((transaction) => refundLines(transaction, deps, ending, new Date(api.clock.nowMs())));
}

test('[FF-24] the ledger balances when it is empty, after a booking and after its refund', async (t) => {
  const empty = await openTestApi(t);
  assert.deepEqual(await checkLedger(empty.database), []);
  const { api, event } = await openLedger(t);
  assert.deepEqual(await checkLedger(api.database), []);
  await refundFirst(api, event);
  assert.deepEqual(await checkLedger(api.database), []);
});

/** Faults by the rule that detects them. Entries of the ledger itself cannot be changed. */
const faultCases: readonly (readonly [change: string, rule: string])[] = [
  [`update payment set amount_cents = amount_cents + 1`, 'the card provider has what was paid'],
  [`update payment set amount_cents = amount_cents + 1`, 'its payment is its total'],
  [`update refund set state = 'done', done_at = now()`, 'the card provider has what was paid'],
  [`update refund set state = 'done', done_at = now()`, 'what is owed is what has not been refunded'],
  [`update refund set amount_cents = amount_cents - 1`, 'a refund is the sum of its lines'],
  [`update refund_line set amount_cents = amount_cents + 1`, 'a refund is the sum of its lines'],
  [`update order_line set refunded_cents = 7 where position = 1`, 'a line has back what its refunds say'],
  [`update order_line set refunded_cents = 1 where position = 3`, 'a line has back what its refunds say'],
  [
    `update order_line set tax_cents = tax_cents + 1, total_cents = total_cents + 1 where position = 2`,
    'a sale is what its lines were charged',
  ],
  [
    `update order_line set tax_cents = tax_cents - 1, service_fee_cents = service_fee_cents + 1 where position = 2`,
    'an order is the sum of its lines',
  ],
  [`update booking_order set state = 'expired', number = null`, 'no other order has a sale'],
  [`update payment set state = 'open'`, 'a paid order has a payment and a sale'],
  [
    `insert into promo_code (code, type, value, is_gift_card, balance_cents, created_at)
     values ('LOST-CENT', '$', 500, true, 499, now())`,
    'a gift card has what was not spent',
  ],
  [
    `insert into ledger_transaction (order_id, kind, once_key, at) select id, 'sale', 'again', now() from booking_order;
     insert into ledger_entry (transaction_id, account, amount_cents, order_line_id)
     select t.id, e.account, e.amount_cents, e.order_line_id from ledger_transaction t, ledger_entry e
     where t.once_key = 'again' and e.transaction_id <> t.id`,
    'a sale is what its lines were charged',
  ],
];

test('[FF-24] detects each fault by its own rule', async (t) => {
  const { api, event } = await openLedger(t);
  await refundFirst(api, event);
  for (const [change, rule] of faultCases) {
    const { database } = api;
    const rules = await database
      .transaction()
      .execute(async (transaction) => {
        for (const statement of change.split(';')) await sql.raw(statement).execute(transaction);
        const found = await checkLedger(transaction);
        throw new FoundFaults(found.map((fault) => fault.rule));
      })
      .catch((error: unknown) => {
        if (error instanceof FoundFaults) return error.rules;
        throw error;
      });
    assert.ok(
      rules.some((found) => found.includes(rule)),
      `${change}: ${rules.join(', ')}`,
    );
  }
  assert.deepEqual(await checkLedger(api.database), [], 'the faults were rolled back');
});

/** Rolls a fault back. */
class FoundFaults extends Error {
  readonly rules: readonly string[];

  constructor(rules: readonly string[]) {
    super('found');
    this.rules = rules;
  }
}

test('the ledger is append-only, refuses unbalanced transactions, and posts each key once', async (t) => {
  const { api, event } = await openLedger(t);
  const { database, clock } = api;
  const now = new Date(clock.nowMs());
  for (const change of ['update ledger_entry set amount_cents = 1', 'delete from ledger_transaction'])
    await assert.rejects(sql.raw(change).execute(database), /only grows/);
  const entries = [
    { account: 'card', amountCents: 5 },
    { account: 'tax', amountCents: -5 },
  ] as const;
  const movement = { orderId: event.orderId, kind: 'sale', onceKey: 'twice', entries } as const;
  const count = async () => (await database.selectFrom('ledgerEntry').select('id').execute()).length;
  const before = await count();
  await postTransaction(database, movement, now);
  await postTransaction(database, movement, now);
  assert.equal(await count(), before + 2);
  const lopsided = { ...movement, onceKey: 'lopsided', entries: entries.slice(0, 1) };
  await assert.rejects(postTransaction(database, lopsided, now), /out by 5 cents/);
  assert.equal(await count(), before + 2);
});

test('[A-49] lists what was charged and refunded for an event, including pending refunds', async (t) => {
  const { api, event } = await openLedger(t);
  await refundFirst(api, event);
  const [order, ...others] = await ledgerOfEvent(api.database, event.eventId);
  assert.deepEqual(others, []);
  assert.equal(order?.paidCents, 2 * 13_763 + 8899);
  assert.deepEqual(
    order.lines.map(({ kind, grossCents, serviceFeeCents, taxCents, totalCents, refundedCents }) => [
      kind,
      grossCents,
      serviceFeeCents,
      taxCents,
      totalCents,
      refundedCents,
    ]),
    [
      ['provider', 11_600, 580, 1583, 13_763, 13_763],
      ['provider', 11_600, 580, 1583, 13_763, 0],
      ['recap', 7500, 375, 1024, 8899, 0],
    ],
  );
  assert.deepEqual(
    order.refunds.map(({ reason, amountCents, doneAt }) => [reason, amountCents, doneAt]),
    [['providerCancelled', 13_763, null]],
  );
  assert.deepEqual(await ledgerOfEvent(api.database, 2_000_000), []);
});

test('[A-99] operators check the ledger, and the command exits with an error on a fault', async (t) => {
  const { api } = await openLedger(t);
  const operator = await signIn(api, 'operator');
  const check = async () => {
    const reply = await call(api, 'GET', '/api/v1/operator/ledger/check', undefined, operator);
    assert.equal(reply.statusCode, 200);
    return reply.json().payload.items;
  };
  const ask = () =>
    runOps(['ledger', 'check'], {
      author: { kind: 'command line', user: 'ada' },
      join: async () => ({
        calls: operatorCalls(
          operatorDepsOn(api.database, {
            clock: api.clock,
            recordBookingEvent: bookingEventRecorder(api.jobs),
          }),
          () => undefined,
        ),
        operators: undefined,
        close: async () => undefined,
      }),
      readLine: async () => '',
    });
  assert.deepEqual(await check(), []);
  assert.deepEqual(await ask(), { isDone: true, text: 'None.' });
  await sql`update payment set amount_cents = amount_cents - 250`.execute(api.database);
  const faults = await check();
  assert.ok(faults.some(({ outBy }: { outBy: number }) => outBy === 2.5));
  const asked = await ask();
  assert.equal(asked.isDone, false);
  assert.match(asked.text, /the card provider has what was paid/);
});

test('[A-99] lets only operators check the ledger', async (t) => {
  const { api } = await openLedger(t);
  const url = '/api/v1/operator/ledger/check';
  assert.equal((await call(api, 'GET', url)).statusCode, 401);
  for (const kind of ['host', 'provider'] as const)
    assert.equal((await call(api, 'GET', url, undefined, await signIn(api, kind))).statusCode, 403);
});
