import { discountedKindsOf } from '../cart/discount.ts';
import { percentOf } from '../money/basis-points.ts';
import { cents, minus, smallerOf, sumOf, type Cents } from '../money/cents.ts';
import { ok, type Result } from '../result.ts';
import type { PaidLine, PaidOrder } from './paid-order.ts';
import { refundTermsOf, type RefundCause, type RefundReason, type RefundTerms } from './refund-terms.ts';

/** What one line gives back: money to the card, and its part of a gift card to the card's balance. */
export type LineRefund = {
  readonly lineId: string;
  readonly amountCents: Cents;
  readonly giftReturnedCents: Cents;
  readonly reason: RefundReason;
};

/** Everything a refund moves, for the dialog before it and for the ledger after it. */
export type RefundOutcome = {
  readonly lines: readonly LineRefund[];
  readonly refundedCents: Cents;
  readonly giftReturnedCents: Cents;
  readonly isPromoCodeRestored: boolean;
};

/**
 * Ends some lines of a paid order and states what comes back to the cent. A line is owed a part of what
 * was paid for it; what has come back before counts towards it, so a refund that is asked for twice, or after
 * another one, never adds up to more than was paid.
 */
export function refundOrder(
  order: PaidOrder,
  lineIds: readonly string[],
  cause: RefundCause,
): Result<RefundOutcome, 'event_cancellation_failed'> {
  const terms = refundTermsOf(cause);
  if (!terms.ok) return terms;
  const ending = linesById(order, lineIds);
  const isGiftCard = order.discount?.type === '$' && order.discount.isGiftCard;
  const lines = ending.map((line): LineRefund => {
    const giftOwedCents = isGiftCard ? percentOf(line.discountCents, terms.value.rate) : cents(0);
    return {
      lineId: line.lineId,
      amountCents: outstanding(owedOf(line, terms.value), line.refundedCents),
      giftReturnedCents: outstanding(giftOwedCents, line.giftReturnedCents),
      reason: cause.reason,
    };
  });
  return ok({
    lines,
    refundedCents: sumOf(lines.map(({ amountCents }) => amountCents)),
    giftReturnedCents: sumOf(lines.map(({ giftReturnedCents }) => giftReturnedCents)),
    isPromoCodeRestored: !isGiftCard && endsPromoCode(order, ending),
  });
}

function linesById({ lines }: PaidOrder, lineIds: readonly string[]): readonly PaidLine[] {
  const wanted = new Set(lineIds);
  const found = lines.filter(({ lineId }) => wanted.has(lineId));
  if (found.length !== wanted.size)
    throw new RangeError(`not all lines of this order: ${lineIds.join(', ')}`);
  return found;
}

/** One cut per line, over the line and its tax together; a tip has its own rule and no fee or tax. */
function owedOf(line: PaidLine, { rate, isFeeKept }: RefundTerms): Cents {
  if (line.kind === 'tip') return line.isPaidOut ? cents(0) : line.totalCents;
  return percentOf(isFeeKept ? minus(line.totalCents, line.serviceFeeCents) : line.totalCents, rate);
}

const outstanding = (owedCents: Cents, givenCents: Cents): Cents =>
  minus(owedCents, smallerOf(owedCents, givenCents));

/** A code can be used again once the last line that it applied to has ended. */
function endsPromoCode({ lines, discount }: PaidOrder, ending: readonly PaidLine[]): boolean {
  const kinds = discountedKindsOf(discount);
  const running = lines.filter(({ kind, hasEnded }) => kinds.includes(kind) && !hasEnded);
  return running.length > 0 && running.every((line) => ending.includes(line));
}
