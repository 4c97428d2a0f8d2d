import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderLine } from '@repo/domain/cart/order-line';
import { basisPoints } from '@repo/domain/money/basis-points';
import { cents } from '@repo/domain/money/cents';
import type { Discount } from '@repo/domain/cart/discount';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { signIn } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { buyLines } from '../../testing/purchases/buy-lines.ts';
import type { Bought } from '../../testing/purchases/buy-lines.ts';
import type { BoughtLine } from '../../testing/bookings/planned-order.ts';
import {
  answerAs,
  cancelAs,
  endAs,
  faultsIn,
  previewCancelling,
} from '../../testing/purchases/open-booked.ts';
import { seededRandom } from '../../testing/fuzz/random.ts';
import type { Random } from '../../testing/fuzz/random.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import type { TestShop } from '../../testing/test-shop.ts';

const histories = Number(process.env['REFUND_HISTORIES'] ?? '12');
const seed = process.env['REFUND_SEED'] ?? 'refunds';

/** The refund of one line, calculated from the text of A-28 without product code. */
type Owed = { readonly money: bigint; readonly gift: bigint };
type Part = 'all' | 'half';

type StoredLine = {
  readonly id: number;
  readonly kind: string;
  readonly bookingLineId: number | null;
  readonly gross: bigint;
  readonly off: bigint;
  readonly fee: bigint;
  readonly tax: bigint;
  readonly isGift: boolean;
  readonly refunded: bigint;
  readonly giftReturned: bigint;
};

function owedFor({ kind, gross, off, fee, tax, isGift }: StoredLine, part: Part): Owed {
  const isHalf = part === 'half' && kind !== 'tip';
  const money = isHalf ? (gross - off + tax) / 2n : gross - off + fee + tax;
  return { money, gift: isGift ? (isHalf ? off / 2n : off) : 0n };
}

/** Collects the expected refunds. Extensions, tips and recaps depend on the remaining providers. */
class Expectation {
  readonly owed = new Map<number, Owed>();
  readonly ended = new Set<number>();

  /** Ends a booking with its extension and tip. */
  end(lines: readonly StoredLine[], bookingId: number): void {
    this.ended.add(bookingId);
    const isNoProviderLeft = lines.every(({ id, kind }) => kind !== 'provider' || this.ended.has(id));
    for (const line of lines)
      if (
        line.id === bookingId ||
        line.bookingLineId === bookingId ||
        (isNoProviderLeft && line.kind === 'recap')
      )
        this.refund(line, 'all');
  }

  refund(line: StoredLine, part: Part): void {
    if (!this.owed.has(line.id)) this.owed.set(line.id, owedFor(line, part));
  }
}

async function linesOf({ database }: TestShop, eventId: number): Promise<readonly StoredLine[]> {
  const rows = await database
    .selectFrom('orderLine')
    .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
    .where('bookingOrder.eventId', '=', eventId)
    .orderBy('orderLine.id')
    .selectAll('orderLine')
    .select('bookingOrder.isGiftCard')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    bookingLineId: row.bookingLineId,
    gross: BigInt(row.grossCents),
    off: BigInt(row.discountCents),
    fee: BigInt(row.serviceFeeCents),
    tax: BigInt(row.taxCents),
    isGift: row.isGiftCard,
    refunded: BigInt(row.refundedCents),
    giftReturned: BigInt(row.giftReturnedCents),
  }));
}

async function createRandomCode(shop: TestShop, random: Random, name: string) {
  const type = random.pick(['none', '%', '$', 'gift'] as const);
  if (type === 'none') return undefined;
  const value = type === '%' ? 1 + random.below(9000) : 1 + random.below(60_000);
  const isGiftCard = type === 'gift';
  const { id: promoCodeId } = await shop.database
    .insertInto('promoCode')
    .values({
      code: name,
      type: type === '%' ? '%' : '$',
      value,
      isGiftCard,
      balanceCents: isGiftCard ? value : null,
      createdAt: new Date(shop.clock.nowMs()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const discount: Discount =
    type === '%' ? { type, rate: basisPoints(value) } : { type: '$', valueCents: cents(value), isGiftCard };
  return { promoCodeId, discount };
}

const recapLine = (random: Random): BoughtLine => ({
  line: {
    lineId: 'r',
    kind: 'recap',
    pricePerRecapCents: cents(7500 + random.below(9000)),
    quantity: 1 + random.below(4),
  },
});

type History = {
  readonly shop: TestShop;
  readonly host: TestActor;
  readonly random: Random;
  readonly name: string;
};

/** Books random providers at random prices, with or without a promo code. */
async function bookRandomEvent({ shop, host, random, name }: History) {
  const providerIds = await createProviders(
    shop.database,
    Array.from({ length: 1 + random.below(3) }, () => ({})),
  );
  const noticeHours = random.pick([25, 30, 47, 48, 60, 300]);
  const startsAtSeconds = shop.clock.nowMs() / 1000 + noticeHours * secondsPerHour;
  const lines = providerIds.map((providerId): BoughtLine => {
    const hourlyRateCents = cents(5800 + random.below(44_201));
    const line: OrderLine = {
      lineId: `p${providerId}`,
      kind: 'provider',
      hourlyRateCents,
      durationHours: 2,
    };
    return { line, providerId };
  });
  const code = await createRandomCode(shop, random, name);
  const booked = await buyLines(shop, {
    hostId: host.accountId,
    startsAtSeconds,
    lines: random.below(2) === 0 ? lines : [...lines, recapLine(random)],
    ...(code === undefined ? {} : { code }),
  });
  return { booked, providerIds, startsAtSeconds };
}

/** Buys random additions for the accepted bookings, each in its own order. */
async function buyAdditions(
  { shop, host, random }: History,
  event: Awaited<ReturnType<typeof bookRandomEvent>>,
  place: number,
) {
  const { booked, providerIds, startsAtSeconds } = event;
  const of = { providerId: providerIds[place] ?? 0, bookingLineId: booked.lineIds[place] ?? 0 };
  const wanted: readonly BoughtLine[] = [
    {
      line: {
        lineId: 'x',
        kind: 'extension',
        pricePerHourCents: cents(5801),
        extraHours: 1 + random.below(3),
      },
      ...of,
    },
    { line: { lineId: 't', kind: 'tip', tipCents: cents(300 + random.below(5000)) }, ...of },
  ];
  for (const line of wanted)
    if (random.below(2) === 0)
      await buyLines(shop, {
        hostId: host.accountId,
        eventId: booked.eventId,
        startsAtSeconds,
        lines: [line],
      });
}

/** Cancels as the host, and compares the reply with the preview and with the expected refund. */
async function cancelAll(
  { shop, host }: History,
  booked: Bought,
  expected: Expectation,
  startsAtSeconds: number,
): Promise<void> {
  const shown = await previewCancelling(shop, host, booked.eventId);
  const done = await cancelAs(shop, host, booked);
  assert.equal(done.statusCode, 200, done.body);
  assert.deepEqual(done.json().payload.items, shown.json().payload.items);
  const isFull = startsAtSeconds - shop.clock.nowMs() / 1000 >= 48 * secondsPerHour;
  for (const line of await linesOf(shop, booked.eventId)) expected.refund(line, isFull ? 'all' : 'half');
}

async function runHistory(history: History): Promise<void> {
  const { shop, random } = history;
  const event = await bookRandomEvent(history);
  const { booked, providerIds, startsAtSeconds } = event;
  const { eventId } = booked;
  const expected = new Expectation();
  const endOne = async (place: number): Promise<void> =>
    expected.end(await linesOf(shop, eventId), booked.lineIds[place] ?? 0);
  const accepted: number[] = [];
  for (const [place, providerId] of providerIds.entries()) {
    const accepts = random.below(3) > 0;
    assert.equal((await answerAs(shop, providerId, eventId, accepts)).statusCode, 200);
    if (accepts) accepted.push(place);
    else await endOne(place);
  }
  for (const place of accepted) await buyAdditions(history, event, place);
  if (random.below(2) === 0) await shop.jobs.runDue();
  const cancelled = accepted.filter(() => random.below(3) === 0);
  for (const place of cancelled) {
    const ended = await endAs(shop, booked.lineIds[place] ?? 0, 'providerCancelled');
    assert.equal(ended.statusCode, 200, ended.body);
    await endOne(place);
  }
  const remaining = accepted.filter((place) => !cancelled.includes(place));
  if (remaining.length > 0 && random.below(2) === 0)
    await cancelAll(history, booked, expected, startsAtSeconds);
  else {
    shop.clock.advanceSeconds(startsAtSeconds - shop.clock.nowMs() / 1000);
    for (const place of remaining.filter(() => random.below(2) === 0)) {
      const ended = await endAs(shop, booked.lineIds[place] ?? 0, 'noShow');
      assert.equal(ended.statusCode, 200, ended.body);
      await endOne(place);
    }
  }
  await shop.jobs.runDue();
  let [paid, back] = [0n, 0n];
  for (const line of await linesOf(shop, eventId)) {
    const { money, gift } = expected.owed.get(line.id) ?? { money: 0n, gift: 0n };
    assert.deepEqual([line.refunded, line.giftReturned], [money, gift], `line ${line.id} (${line.kind})`);
    paid += line.gross - line.off + line.fee + line.tax;
    back += line.refunded;
  }
  assert.ok(back <= paid);
}

test(`[FF-23] [A-28] ${histories} random events refund each line once and by the rule of its ending`, async (t) => {
  const shop = await openTestShop(t);
  for (let number = 0; number < histories; number += 1) {
    const host = await signIn(shop, 'host');
    const random = seededRandom(`${seed} ${number}`);
    await runHistory({ shop, host, random, name: `HISTORY-${number}` }).catch((error: unknown) => {
      throw new Error(`history ${number} of "${seed}"`, { cause: error });
    });
    assert.deepEqual(await faultsIn(shop), [], `after history ${number} of "${seed}"`);
  }
});
