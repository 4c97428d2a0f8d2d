import { randomUUID } from 'node:crypto';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { postTransaction, saleEntriesOf } from '../../modules/ledger/ledger.module.ts';
import { occupyTime } from '../../modules/matching/matching.module.ts';
import { ordersIn, refreshEventStatus } from '../../modules/orders/orders.module.ts';
import type { WholeOrder } from '../../modules/orders/orders.module.ts';
import { openRequests } from '../../modules/requests/requests.module.ts';
import type { TestApi } from '../test-api.ts';
import { addUnpaidEvent } from './add-unpaid-event.ts';

type Wanted = {
  readonly hostId: number;
  readonly providerIds: readonly number[];
  /** Ten days from now. */
  readonly startsAtSeconds?: number;
  readonly durationHours?: number;
  readonly name?: string;
  readonly hasRecap?: boolean;
  /** Who said yes before the host paid. */
  readonly agreedIds?: readonly number[];
};

export type PaidEvent = {
  readonly eventId: number;
  readonly publicId: string;
  readonly orderId: number;
  readonly startsAtSeconds: number;
  /** In the order of the providers, and after them the recap's. */
  readonly lineIds: readonly number[];
};

/** Two hours at $58, and one recap at $75, each with its fee and tax. */
const priceOf = {
  provider: { gross_cents: 11_600, service_fee_cents: 580, tax_cents: 1583, total_cents: 13_763 },
  recap: { gross_cents: 7500, service_fee_cents: 375, tax_cents: 1023, total_cents: 8898 },
} as const;

/** An event as its payment leaves it: paid to the cent, the providers' time kept, everybody asked. */
export async function makePaidEvent(
  { database, clock, jobs }: Pick<TestApi, 'database' | 'clock' | 'jobs'>,
  wanted: Wanted,
): Promise<PaidEvent> {
  const nowSeconds = Math.floor(clock.nowMs() / 1000);
  const { startsAtSeconds = nowSeconds + 240 * secondsPerHour, durationHours = 2 } = wanted;
  return inTransaction(database, async (transaction) => {
    const times = { startsAtSeconds, endsAtSeconds: startsAtSeconds + durationHours * secondsPerHour };
    const now = new Date(nowSeconds * 1000);
    const event = await addUnpaidEvent(transaction, { ...wanted, startsAtSeconds, durationHours }, now);
    for (const providerId of wanted.agreedIds ?? []) await agree(transaction, event.id, providerId, now);
    const orderId = await addPaidOrder(transaction, event.id, wanted, nowSeconds);
    const lineIds: number[] = [];
    for (const providerId of wanted.providerIds) {
      const time = { providerId, state: 'requested', ...times } as const;
      const occupied = await occupyTime(transaction, time, nowSeconds);
      lineIds.push(
        await addLine(transaction, orderId, lineIds.length + 1, {
          kind: 'provider',
          provider_id: providerId,
          occupancy_id: occupied.ok ? occupied.value : null,
        }),
      );
    }
    if (wanted.hasRecap === true)
      lineIds.push(await addLine(transaction, orderId, lineIds.length + 1, { kind: 'recap' }));
    const whole = await wholeOf(transaction, orderId);
    const entries = saleEntriesOf(whole.order, whole.lines);
    const sale = { orderId, kind: 'sale', onceKey: `sale-${orderId}`, entries } as const;
    await postTransaction(transaction, sale, now);
    await openRequests(transaction, { jobs }, whole, nowSeconds);
    await refreshEventStatus(transaction, whole.event, nowSeconds);
    return { eventId: event.id, publicId: event.publicId, orderId, startsAtSeconds, lineIds };
  });
}

async function agree(transaction: Database, eventId: number, providerId: number, now: Date): Promise<void> {
  await transaction
    .insertInto('suggestion')
    .values({
      event_id: eventId,
      provider_id: providerId,
      is_agreed: true,
      suggested_at: now,
    })
    .execute();
}

async function addPaidOrder(
  transaction: Database,
  eventId: number,
  { hostId, providerIds, hasRecap = false }: Wanted,
  nowSeconds: number,
): Promise<number> {
  const prices = [...providerIds.map(() => priceOf.provider), ...(hasRecap ? [priceOf.recap] : [])];
  const sum = (of: (price: (typeof prices)[number]) => number): number =>
    prices.reduce((total, price) => total + of(price), 0);
  const now = new Date(nowSeconds * 1000);
  const orderId = await ordersIn(transaction).add({
    event_id: eventId,
    host_id: hostId,
    kind: 1,
    state: 'paid',
    number: await ordersIn(transaction).takeNumber(),
    service_fee_rate: 500,
    tax_rate: 1300,
    discount_cents: 0,
    promo_balance_cents: 0,
    subtotal_cents: sum((price) => price.gross_cents),
    service_fee_cents: sum((price) => price.service_fee_cents),
    tax_cents: sum((price) => price.tax_cents),
    tips_cents: 0,
    total_cents: sum((price) => price.total_cents),
    created_at: now,
    holds_until: now,
    paid_at: now,
  });
  await ordersIn(transaction).addPayment({
    order_id: orderId,
    amount_cents: sum((price) => price.total_cents),
    state: 'paid',
    session_id: `session-${randomUUID()}`,
    session_ends_at: now,
    payment_intent_id: `intent-${randomUUID()}`,
    success_url: 'http://product.test/',
    cancel_url: 'http://product.test/',
    created_at: now,
    paid_at: now,
  });
  return orderId;
}

async function addLine(
  transaction: Database,
  orderId: number,
  position: number,
  line: {
    readonly kind: 'provider' | 'recap';
    readonly provider_id?: number;
    readonly occupancy_id?: number | null;
  },
): Promise<number> {
  const price = priceOf[line.kind];
  const quantity = line.kind === 'provider' ? 2 : 1;
  const [id = Number.NaN] = await ordersIn(transaction).addLines([
    {
      order_id: orderId,
      position,
      ...line,
      ...price,
      quantity,
      unit_cents: price.gross_cents / quantity,
      discount_cents: 0,
      state: 'paid',
    },
  ]);
  return id;
}

async function wholeOf(transaction: Database, orderId: number): Promise<WholeOrder> {
  const whole = await ordersIn(transaction).findWhole(orderId);
  if (whole === undefined) throw new Error(`there is no order ${orderId}`);
  return whole;
}
