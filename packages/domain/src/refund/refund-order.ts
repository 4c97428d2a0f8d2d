import { discountedKindsOf } from '../cart/discount.ts';
import { percentOf } from '../money/basis-points.ts';
import { cents, minus, minOf, sumOf, type Cents } from '../money/cents.ts';
import { ok, type Result } from '../result.ts';
import type { PaidLine, PaidOrder } from './paid-order.ts';
import { refundTermsOf, type RefundCause, type RefundReason, type RefundTerms } from './refund-terms.ts';

/** The refund of a line: money to the card, and its part of a gift card to that balance. */
export type LineRefund = {
  readonly lineId: string;
  readonly amountCents: Cents;
  readonly giftReturnedCents: Cents;
  readonly reason: RefundReason;
};

/** The result of a refund, for the dialog before it and the ledger after it. */
export type RefundOutcome = {
  readonly lines: readonly LineRefund[];
  readonly refundedCents: Cents;
  readonly giftReturnedCents: Cents;
  readonly isPromoCodeRestored: boolean;
};

/**
 * Calculates the refund for ending some lines of a paid order. Earlier refunds of a line are deducted, so that
 * repeated refunds never exceed what was paid.
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
    isPromoCodeRestored: !isGiftCard && endsEveryDiscountedLine(order, ending),
  });
}

function linesById({ lines }: PaidOrder, lineIds: readonly string[]): readonly PaidLine[] {
  const wanted = new Set(lineIds);
  const found = lines.filter(({ lineId }) => wanted.has(lineId));
  if (found.length !== wanted.size)
    throw new RangeError(`not all lines of this order: ${lineIds.join(', ')}`);
  return found;
}

/**
 * Returns the refund owed for a line: one truncation over the line and its tax together. Tips have their own rule and
 * no fee or tax.
 */
function owedOf(line: PaidLine, { rate, isFeeKept }: RefundTerms): Cents {
  if (line.kind === 'tip') return line.isPaidOut ? cents(0) : line.totalCents;
  return percentOf(isFeeKept ? minus(line.totalCents, line.serviceFeeCents) : line.totalCents, rate);
}

const outstanding = (owedCents: Cents, returnedCents: Cents): Cents =>
  minus(owedCents, minOf(owedCents, returnedCents));

/** Whether no line that the code applied to remains, so that it can be used again. */
function endsEveryDiscountedLine({ lines, discount }: PaidOrder, ending: readonly PaidLine[]): boolean {
  const kinds = discountedKindsOf(discount);
  const running = lines.filter(({ kind, hasEnded }) => kinds.includes(kind) && !hasEnded);
  return running.length > 0 && running.every((line) => ending.includes(line));
}
