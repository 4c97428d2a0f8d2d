import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCheckoutSession, makePayment } from '@repo/contracts/checkout/pay';
import { createRefund, previewRefund } from '@repo/contracts/checkout/refund';
import { answerEventRequest } from '@repo/contracts/requests/event-requests';
import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { sql } from 'kysely';
import { z } from 'zod';
import { ledgerOfEvent } from '../../modules/ledger/ledger.module.ts';
import { signIn } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { enterCodes } from '../bookings/enter-code.ts';
import { findBookingFaults } from '../bookings/booking-faults.ts';
import { sentBooking } from '../bookings/sent-booking.ts';
import { call, outcomeOf } from '../calls.ts';
import { seededRandom } from '../fuzz/random.ts';
import type { Random } from '../fuzz/random.ts';
import { createProviders } from '../provider-factory.ts';
import { openTestShop } from '../test-shop.ts';
import type { TestShop } from '../test-shop.ts';
import { backByOracle, giftByOracle, priceByOracle } from './cart-oracle.ts';
import type { OracleCart, OracleCode, OraclePrice } from './cart-oracle.ts';

const carts = Number(process.env['CART_RUNS'] ?? '40');
const seed = process.env['CART_SEED'] ?? 'carts';

type RandomCart = {
  readonly oracle: OracleCart;
  readonly hours: number;
  readonly rates: readonly number[];
  readonly recaps: number;
  readonly noticeDays: number;
  readonly startMinute: number;
};

const codeOf = (random: Random): OracleCode | undefined => {
  const type = random.pick(['none', 'none', '%', '$', 'gift'] as const);
  if (type === 'none') return undefined;
  if (type === '%') return { type, value: BigInt(random.pick([10_000, 1 + random.below(10_000), 1000])) };
  return { type, value: BigInt(random.pick([1 + random.below(200_000), 20_000, 500_000])) };
};

function cartOf(random: Random): RandomCart {
  const hours = 1 + random.below(10);
  const rates = Array.from({ length: 1 + random.below(3) }, () => 5800 + random.below(44_201));
  const recaps = random.below(6);
  const recapCents = 12_500;
  return {
    hours,
    rates,
    recaps,
    noticeDays: 1 + random.below(5),
    // Ends by 2 a.m., when bookable hours end.
    startMinute: 8 * 60 + 15 * random.below((26 - 8 - hours) * 4 + 1),
    oracle: {
      lines: [
        // One hour is billed as two.
        ...rates.map((unit) => ({
          kind: 'provider' as const,
          unit: BigInt(unit),
          pieces: BigInt(Math.max(2, hours)),
        })),
        ...(recaps > 0 ? [{ kind: 'recap' as const, unit: BigInt(recapCents), pieces: BigInt(recaps) }] : []),
      ],
      code: codeOf(random),
      feeRate: BigInt(random.pick([500, 500, random.below(3000)])),
      taxRate: BigInt(random.pick([1300, 1300, random.below(3000)])),
    },
  };
}

async function setRates({ database }: TestShop, { feeRate, taxRate }: OracleCart): Promise<void> {
  for (const [name, rate] of [
    ['serviceFee', feeRate],
    ['tax', taxRate],
  ] as const)
    await database
      .updateTable('setting')
      .set({ value: Number(rate) })
      .where('name', '=', name)
      .execute();
}

async function issueCode({ database, clock }: TestShop, code: OracleCode, number: number): Promise<number> {
  const { id } = await database
    .insertInto('promoCode')
    .values({
      code: `RANDOM-CART-${number}`,
      type: code.type === '%' ? '%' : '$',
      value: Number(code.value),
      isGiftCard: code.type === 'gift',
      balanceCents: code.type === 'gift' ? Number(code.value) : null,
      createdAt: new Date(clock.nowMs()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const checkoutReply = z.object({
  payload: z.object({
    items: z.object({ sessionId: z.string().nullable(), eventId: z.int(), orderItemGroupId: z.int() }),
  }),
});
const refundReply = z.object({
  payload: z.object({
    items: z.object({
      refunded: z.number(),
      lines: z.array(z.object({ orderItemId: z.int(), amount: z.number() })),
    }),
  }),
});

const pathOf = (key: string, ids: Readonly<Record<string, number>>): string =>
  Object.entries(ids).reduce(
    (path, [name, id]) => path.replace(`:${name}`, String(id)),
    key.split(' ')[1] ?? '',
  );

type CartRun = {
  readonly shop: TestShop;
  readonly host: TestActor;
  readonly random: Random;
  readonly number: number;
};

/** Takes a random cart from its price to the last refund, compares every amount, and returns how it ended. */
async function runCart({ shop, host, random, number }: CartRun): Promise<string> {
  const { database, app, clock, jobs } = shop;
  const cart = cartOf(random);
  const price = priceByOracle(cart.oracle);
  await setRates(shop, cart.oracle);
  const providerIds = await createProviders(
    database,
    cart.rates.map((hourlyRateCents) => ({ hourlyRateCents, travel: { oneHourKm: 20, longerKm: 20 } })),
  );
  const { code } = cart.oracle;
  const promoCodeId = code && (await issueCode(shop, code, number));
  if (promoCodeId !== undefined) await enterCodes(shop, [promoCodeId], [host.accountId]);
  const today = todayInToronto(Math.floor(clock.nowMs() / 1000));
  const startsAtSeconds = instantOf(addDays(today, cart.noticeDays), cart.startMinute);
  const reply = await call(
    shop,
    'POST',
    pathOf(createCheckoutSession.key, {}),
    sentBooking({
      hostId: host.accountId,
      providerIds,
      startsAtSeconds,
      hours: cart.hours,
      recaps: cart.recaps,
      ...(promoCodeId === undefined ? {} : { promoCodeId }),
    }),
    { headers: host.headers },
  );
  if (price.total > 0n && price.total < 200n) {
    assert.deepEqual(outcomeOf(reply), [400, 'minimum_amount_should_be_2_kindly_contact_admin']);
    return 'refused: total too small';
  }
  assert.equal(reply.statusCode, 200, reply.body);
  const { sessionId, eventId, orderItemGroupId } = checkoutReply.parse(reply.json()).payload.items;
  if (price.total === 0n) assert.equal(sessionId, null);
  else {
    assert.ok(sessionId !== null);
    await checkSession(shop, sessionId, price);
    if (random.below(8) === 0) return 'not paid';
    assert.notEqual(await shop.pay(sessionId), undefined);
  }
  const back = await app.inject({
    method: 'POST',
    url: pathOf(makePayment.key, { eventId, orderItemGroupId }),
    headers: host.headers,
  });
  assert.equal(back.statusCode, 200, back.body);
  await checkStoredShares(shop, orderItemGroupId, price);

  let expectedRefund = 0n;
  const declined = providerIds.filter(() => random.below(3) === 0);
  for (const [index, providerId] of providerIds.entries()) {
    const accepts = !declined.includes(providerId);
    const answered = await answerAs(shop, providerId, eventId, accepts);
    assert.equal(answered.statusCode, 200, answered.body);
    if (!accepts) expectedRefund += backByOracle(price.shares[index] ?? none, false);
  }
  const isCancelled = declined.length === providerIds.length;
  // Without a provider left to film, the recaps are refunded too.
  if (isCancelled && cart.recaps > 0) expectedRefund += backByOracle(price.shares.at(-1) ?? none, false);
  let isHalf = false;
  const canCancel = startsAtSeconds - clock.nowMs() / 1000 >= 24 * 3600;
  if (!isCancelled && canCancel && random.below(2) === 0) {
    isHalf = startsAtSeconds - clock.nowMs() / 1000 < 48 * 3600;
    const wanted = price.shares.reduce(
      (sum, share, index) =>
        declined.includes(providerIds[index] ?? 0) ? sum : sum + backByOracle(share, isHalf),
      0n,
    );
    await checkCancelling(shop, host, { eventId, orderId: orderItemGroupId }, wanted);
    expectedRefund += wanted;
  }
  await jobs.runDue();
  const [order] = await ledgerOfEvent(database, eventId);
  assert.ok(order !== undefined);
  assert.equal(BigInt(order.paidCents), price.total, 'the invoice shows the amount charged');
  const refunded = order.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  assert.equal(BigInt(refunded), expectedRefund, 'the invoice shows the amount refunded');
  return expectedRefund === 0n
    ? 'kept'
    : isHalf
      ? 'half refunded'
      : expectedRefund === price.total
        ? 'refunded in full'
        : 'partly refunded';
}

const none = { gross: 0n, off: 0n, fee: 0n, tax: 0n, all: 0n };

async function checkSession(shop: TestShop, sessionId: string, price: OraclePrice): Promise<void> {
  const lines = await shop.sessionLines(sessionId);
  const amounts = lines.map(({ amount }) => BigInt(amount));
  const nets = price.shares.map(({ gross, off }) => gross - off);
  assert.deepEqual(
    amounts,
    [...nets, price.fee, price.tax].filter((amount) => amount !== 0n),
    'the payment page shows the cart',
  );
}

async function checkStoredShares({ database }: TestShop, orderId: number, price: OraclePrice): Promise<void> {
  const lines = await database
    .selectFrom('orderLine')
    .select(['grossCents', 'discountCents', 'serviceFeeCents', 'taxCents', 'totalCents'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  assert.deepEqual(
    lines.map((line) => ({
      gross: BigInt(line.grossCents),
      off: BigInt(line.discountCents),
      fee: BigInt(line.serviceFeeCents),
      tax: BigInt(line.taxCents),
      all: BigInt(line.totalCents),
    })),
    price.shares,
  );
  const { rows } = await sql<{ account: string; cents: number }>`
    select e.account, sum(e.amount_cents)::bigint as cents from ledger_entry e
    join ledger_transaction t on t.id = e.transaction_id where t.order_id = ${orderId} group by e.account`.execute(
    database,
  );
  const inLedger = (account: string): bigint =>
    BigInt(rows.find((row) => row.account === account)?.cents ?? 0);
  assert.equal(inLedger('card'), price.total);
  assert.equal(inLedger('serviceFees'), -price.fee);
  assert.equal(inLedger('tax'), -price.tax);
}

async function answerAs(shop: TestShop, providerId: number, eventId: number, accepts: boolean) {
  const { headers } = await signIn(shop, 'provider', providerId);
  return shop.app.inject({
    method: 'PUT',
    url: pathOf(answerEventRequest.key, { id: providerId }),
    headers,
    payload: { Id: providerId, EventId: eventId, isActive: accepts, ...(accepts ? {} : { reason: 'Busy' }) },
  });
}

async function checkCancelling(
  { app }: TestShop,
  { accountId, headers }: TestActor,
  { eventId, orderId }: { readonly eventId: number; readonly orderId: number },
  wanted: bigint,
): Promise<void> {
  const shown = await app.inject({ url: pathOf(previewRefund.key, { eventId }), headers });
  assert.equal(shown.statusCode, 200, shown.body);
  const cancelled = await app.inject({
    method: 'POST',
    url: pathOf(createRefund.key, {}),
    headers,
    payload: { eventId, orderId, userId: accountId },
  });
  assert.equal(cancelled.statusCode, 200, cancelled.body);
  const before = refundReply.parse(shown.json()).payload.items;
  const after = refundReply.parse(cancelled.json()).payload.items;
  assert.deepEqual(after, before, 'the preview equals the refund');
  assert.equal(BigInt(Math.round(after.refunded * 100)), wanted);
}

test(`[FF-23] prices, charges and refunds ${carts} random carts to the cent`, async (t) => {
  const shop = await openTestShop(t);
  const ends: Record<string, number> = {};
  for (let number = 0; number < carts; number += 1) {
    // Each event has its own host, so that lists stay short.
    const host = await signIn(shop, 'host');
    const end = await runCart({ shop, host, random: seededRandom(`${seed} ${number}`), number }).catch(
      (error: unknown) => {
        throw new Error(`cart ${number} of "${seed}"`, { cause: error });
      },
    );
    ends[end] = (ends[end] ?? 0) + 1;
  }
  await shop.moveClock(3600);
  await shop.moveClock(60);
  assert.deepEqual(await findBookingFaults(shop.database, new Date(shop.clock.nowMs())), []);
  t.diagnostic(JSON.stringify(ends));
});

test('the reference refunds all or half of a line to the gift card and the card', () => {
  const share = { gross: 10_000n, off: 3333n, fee: 300n, tax: 900n, all: 7867n };
  assert.equal(giftByOracle(share, false), 3333n);
  assert.equal(giftByOracle(share, true), 1666n);
  assert.equal(backByOracle(share, true), 3783n);
});
