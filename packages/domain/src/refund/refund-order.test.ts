import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Discount } from '../cart/discount.ts';
import { calculateLineShares, type LineShare } from '../cart/line-shares.ts';
import type { OrderLine } from '../cart/order-line.ts';
import { anyCart } from '../cart/testing/cart-arbitrary.ts';
import { reckonCart } from '../cart/testing/cart-oracle.ts';
import { basisPointsOfPercent } from '../money/basis-points.ts';
import { cents } from '../money/cents.ts';
import { standardFeeRates } from '../money/fee-rates.ts';
import { checkProperty } from '../testing/property.ts';
import type { PaidOrder } from './paid-order.ts';
import { refundOrder, type RefundOutcome } from './refund-order.ts';
import type { RefundCause } from './refund-terms.ts';

const hour = 3600;
const hostCancels = (noticeHours: number): RefundCause => ({
  reason: 'hostCancelled',
  noticeSeconds: noticeHours * hour,
});
const provider = (lineId: string, durationHours: number): OrderLine => ({
  lineId,
  kind: 'provider',
  hourlyRateCents: cents(5800),
  durationHours,
});
const recap: OrderLine = { lineId: 'r', kind: 'recap', pricePerRecapCents: cents(12_500), quantity: 1 };
const tip: OrderLine = { lineId: 't', kind: 'tip', tipCents: cents(1001) };
const tenPercent: Discount = { type: '%', rate: basisPointsOfPercent(10) };
const giftCard: Discount = { type: '$', valueCents: cents(20_000), isGiftCard: true };

/** Returns an order right after its payment: nothing refunded, nothing paid out. */
const paidOrderOf = (shares: readonly LineShare[], discount: Discount | null): PaidOrder => ({
  discount,
  lines: shares.map((share) => ({
    ...share,
    refundedCents: cents(0),
    giftReturnedCents: cents(0),
    hasEnded: false,
    isPaidOut: false,
  })),
});

const paid = (lines: readonly OrderLine[], discount: Discount | null = null): PaidOrder =>
  paidOrderOf(calculateLineShares({ lines, discount, rates: standardFeeRates() }), discount);

function refund(order: PaidOrder, lineIds: readonly string[], cause: RefundCause): RefundOutcome {
  const outcome = refundOrder(order, lineIds, cause);
  assert.ok(outcome.ok);
  return outcome.value;
}

const everyLine = (order: PaidOrder): readonly string[] => order.lines.map(({ lineId }) => lineId);

const amounts = ({ lines }: RefundOutcome): Record<string, number> =>
  Object.fromEntries(lines.map(({ lineId, amountCents }) => [lineId, amountCents]));

/** Returns the order as loaded after a refund. */
const after = (order: PaidOrder, outcome: RefundOutcome): PaidOrder => ({
  ...order,
  lines: order.lines.map((line) => {
    const back = outcome.lines.find(({ lineId }) => lineId === line.lineId);
    return back === undefined
      ? line
      : {
          ...line,
          hasEnded: true,
          refundedCents: cents(line.refundedCents + back.amountCents),
          giftReturnedCents: cents(line.giftReturnedCents + back.giftReturnedCents),
        };
  }),
});

test('[A-28] [FF-24] refunds everything with 48 hours of notice, and says so', () => {
  const outcome = refund(paid([provider('a', 2)]), ['a'], hostCancels(48));
  assert.deepEqual(outcome, {
    lines: [{ lineId: 'a', amountCents: 13_763, giftReturnedCents: 0, reason: 'hostCancelled' }],
    refundedCents: 13_763,
    giftReturnedCents: 0,
    isPromoCodeRestored: false,
  });
});

test('[A-28] refunds half of each line and its tax without the fee, truncated per line, from 24 to 48 hours before', () => {
  // Nets 11600 and 12500, taxes 1583 and 1706: half of 13183 is 6591.5 and half of 14206 is 7103.
  const outcome = refund(paid([provider('a', 2), recap]), ['a', 'r'], hostCancels(30));
  assert.deepEqual(amounts(outcome), { a: 6591, r: 7103 });
  assert.equal(outcome.refundedCents, 13_694);
});

test('[A-28] [H-R11] below 24 hours a host cannot cancel', () => {
  assert.deepEqual(refundOrder(paid([provider('a', 2)]), ['a'], hostCancels(23.99)), {
    ok: false,
    failure: 'event_cancellation_failed',
  });
});

test('[FF-23] [A-28] refunds a declined line with its shares of fee and tax, less its share of the discount', () => {
  const order = paid([provider('a', 4), provider('b', 2)], tenPercent);
  const declined = refund(order, ['b'], { reason: 'declined' });
  // 11600 − 1160 + 522 + 1425
  assert.deepEqual(amounts(declined), { b: 12_387 });
  const rest = refund(after(order, declined), ['a'], { reason: 'expired' });
  // The cart: 31320 + 1566 + 4275
  assert.equal(declined.refundedCents + rest.refundedCents, 37_161);
});

test('[FF-22] refunds booking, extension, tip and recap of an event each by its own rule', () => {
  const orders = [
    paid([provider('a', 2)]),
    paid([{ lineId: 'x', kind: 'extension', pricePerHourCents: cents(5800), extraHours: 1 }]),
    paid([tip]),
    paid([recap]),
  ];
  const outcomes = orders.map((order) => refund(order, everyLine(order), hostCancels(30)));
  // Halves of 11600 + 1583, 5800 + 791 and 12500 + 1706, each cut; the tip as it is.
  assert.deepEqual(outcomes.map(amounts), [{ a: 6591 }, { x: 3295 }, { t: 1001 }, { r: 7103 }]);
});

test('[A-28] refunds a tip in full unless it was paid out', () => {
  const order = paid([tip]);
  const paidOut = { ...order, lines: order.lines.map((line) => ({ ...line, isPaidOut: true })) };
  for (const cause of [hostCancels(30), { reason: 'noShow' } as const]) {
    assert.deepEqual(amounts(refund(order, ['t'], cause)), { t: 1001 });
    assert.deepEqual(amounts(refund(paidOut, ['t'], cause)), { t: 0 });
  }
});

test('[A-28] refunds a no-show in full even after the payout', () => {
  const order = paid([provider('a', 2)]);
  const paidOut = { ...order, lines: order.lines.map((line) => ({ ...line, isPaidOut: true })) };
  assert.deepEqual(amounts(refund(paidOut, ['a'], { reason: 'noShow' })), { a: 13_763 });
});

test('[A-28] returns gift balance in the same proportion as money', () => {
  const order = paid([provider('a', 2), provider('b', 2)], giftCard);
  // 20000 over two equal lines; 3200 are left to pay.
  const declined = refund(order, ['a'], { reason: 'declined' });
  assert.equal(declined.giftReturnedCents, 10_000);
  assert.equal(declined.isPromoCodeRestored, false);
  const half = refund(order, ['a', 'b'], hostCancels(24));
  assert.equal(half.giftReturnedCents, 10_000);
  assert.equal(refund(order, ['a', 'b'], hostCancels(48)).giftReturnedCents, 20_000);
});

test('[A-28] [FF-26] refunds balance only for an order paid entirely by gift card', () => {
  const outcome = refund(paid([provider('a', 2)], giftCard), ['a'], hostCancels(48));
  assert.deepEqual([outcome.refundedCents, outcome.giftReturnedCents], [0, 11_600]);
});

test('[A-28] a promo code is restored once, when the last line it applied to has ended', () => {
  const order = paid([provider('a', 4), recap, provider('b', 2)], tenPercent);
  const first = refund(order, ['b', 'r'], { reason: 'declined' });
  assert.equal(first.isPromoCodeRestored, false);
  const second = refund(after(order, first), ['a'], hostCancels(30));
  assert.equal(second.isPromoCodeRestored, true);
  const ended = after(after(order, first), second);
  assert.equal(refund(ended, ['a', 'b'], hostCancels(30)).isPromoCodeRestored, false);
});

test('[FF-23] refunds nothing for a repeated request, and the rest for a fuller one', () => {
  const order = paid([provider('a', 2)]);
  const half = refund(order, ['a'], hostCancels(30));
  const left = after(order, half);
  assert.deepEqual(amounts(refund(left, ['a'], hostCancels(30))), { a: 0 });
  assert.deepEqual(amounts(refund(left, ['a'], { reason: 'providerCancelled' })), { a: 13_763 - 6591 });
});

test('throws for a line of another order', () => {
  assert.throws(
    () => refundOrder(paid([provider('a', 2)]), ['a', 'z'], { reason: 'declined' }),
    new RangeError('not all lines of this order: a, z'),
  );
});

const anyCause: fc.Arbitrary<RefundCause> = fc.oneof(
  fc.constantFrom(hostCancels(24), hostCancels(47), hostCancels(48)),
  fc.constantFrom(
    ...(['providerCancelled', 'declined', 'expired', 'noShow', 'slotTaken'] as const).map((reason) => ({
      reason,
    })),
  ),
);
const anyHistory = fc.array(fc.tuple(anyCause, fc.array(fc.nat({ max: 5 }), { maxLength: 6 })), {
  maxLength: 4,
});

/** Returns the refund owed for a line in big integers: all of it, or half of line and tax. */
function reckonOwed(line: PaidOrder['lines'][number], cause: RefundCause): readonly [bigint, bigint] {
  const isHalf = cause.reason === 'hostCancelled' && cause.noticeSeconds < 48 * hour;
  const net = BigInt(line.grossCents) - BigInt(line.discountCents);
  const [fee, tax] = [BigInt(line.serviceFeeCents), BigInt(line.taxCents)];
  if (line.kind === 'tip') return [line.isPaidOut ? 0n : net, 0n];
  return isHalf
    ? [(net + tax) / 2n, BigInt(line.discountCents) / 2n]
    : [net + fee + tax, BigInt(line.discountCents)];
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

test('[FF-23] [A-28] never refunds more than was paid or other than owed, in any sequence', () => {
  checkProperty([anyCart, anyHistory, fc.boolean()], (cart, history, isPaidOut) => {
    const fresh = paidOrderOf(calculateLineShares(cart), cart.discount);
    let order: PaidOrder = { ...fresh, lines: fresh.lines.map((line) => ({ ...line, isPaidOut })) };
    const isGiftCard = cart.discount?.type === '$' && cart.discount.isGiftCard;
    const owed = new Map<string, readonly [bigint, bigint]>();
    for (const [cause, picks] of history) {
      const lineIds = everyLine(order).filter((_, index) => picks.includes(index));
      const outcome = refund(order, lineIds, cause);
      assert.equal(outcome.lines.length, lineIds.length);
      for (const line of order.lines.filter(({ lineId }) => lineIds.includes(lineId))) {
        const [money, gift] = reckonOwed(line, cause);
        const [before, giftBefore] = owed.get(line.lineId) ?? [0n, 0n];
        owed.set(line.lineId, [larger(before, money), larger(giftBefore, isGiftCard ? gift : 0n)]);
      }
      assert.ok(
        outcome.lines.every(
          ({ amountCents, giftReturnedCents }) => amountCents >= 0 && giftReturnedCents >= 0,
        ),
      );
      order = after(order, outcome);
    }
    for (const line of order.lines) {
      const back = [BigInt(line.refundedCents), BigInt(line.giftReturnedCents)];
      assert.deepEqual(back, owed.get(line.lineId) ?? [0n, 0n]);
      assert.ok(line.refundedCents <= line.totalCents && line.giftReturnedCents <= line.discountCents);
    }
  });
});

test('[A-28] refunds the whole cart to the cent when we cannot deliver', () => {
  checkProperty([anyCart], (cart) => {
    const order = paidOrderOf(calculateLineShares(cart), cart.discount);
    const outcome = refund(order, everyLine(order), { reason: 'slotTaken' });
    const { total, off } = reckonCart(cart);
    const isGiftCard = cart.discount?.type === '$' && cart.discount.isGiftCard;
    assert.deepEqual(
      [BigInt(outcome.refundedCents), BigInt(outcome.giftReturnedCents)],
      [total, isGiftCard ? off : 0n],
    );
  });
});
