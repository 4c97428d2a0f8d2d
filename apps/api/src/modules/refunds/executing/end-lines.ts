import { refundTermsOf } from '@repo/domain/refund/refund-terms';
import type { RefundCause } from '@repo/domain/refund/refund-terms';
import type { BookingDeps } from '../../../deps.ts';
import type { Database } from '../../../database/schema.ts';
import { postTransaction, refundEntriesOf } from '../../ledger/ledger.module.ts';
import { canMoveLine, movedLineState, ordersIn } from '../../orders/orders.module.ts';
import type { LineRecord } from '../../orders/orders.module.ts';
import { lockCodesOfUses, returnGiftBalance, returnPromoCode } from '../../promo-codes/promo-codes.module.ts';
import { recordRefundOwed } from './record-refund-owed.ts';
import type { PaidEvent } from './paid-order.ts';
import { calculateRefunds } from './calculate-refunds.ts';
import type { CalculatedRefund, RefundedLine } from './calculate-refunds.ts';

type Ending = {
  readonly paid: PaidEvent;
  readonly lines: readonly LineRecord[];
  readonly cause: RefundCause;
};

/** Ends paid lines of one event and records their refunds. The caller has locked the event. */
export async function endLines(
  transaction: Database,
  deps: BookingDeps,
  { paid, lines, cause }: Ending,
  now: Date,
): Promise<readonly RefundedLine[]> {
  const refunds = calculateRefunds(paid, lines, cause);
  await lockCodesOfUses(
    transaction,
    refunds.flatMap(({ order }) => order.promoCodeUseId ?? []),
  );
  for (const refund of refunds) await endLinesOfOrder(transaction, deps, refund, cause, now);
  return refunds.flatMap((refund) => refund.lines);
}

async function endLinesOfOrder(
  transaction: Database,
  deps: BookingDeps,
  refund: CalculatedRefund,
  cause: RefundCause,
  now: Date,
): Promise<void> {
  const { order, lines } = refund;
  for (const { line, amountCents, giftReturnedCents } of lines) {
    await ordersIn(transaction).changeLine(line.id, {
      state: movedLineState(line, canMoveLine(line, 'cancel') ? 'cancel' : 'startRefund'),
      refundedCents: line.refundedCents + amountCents,
      giftReturnedCents: line.giftReturnedCents + giftReturnedCents,
    });
  }
  await returnDiscount(transaction, refund, now);
  const terms = refundTermsOf(cause);
  const isFeeKept = terms.ok && terms.value.isFeeKept;
  const refundId = await recordRefundOwed(transaction, deps, refund, cause.reason, now);
  await postTransaction(
    transaction,
    {
      orderId: order.id,
      kind: 'refundDue',
      onceKey: `refund-due-${refundId}`,
      entries: lines.flatMap(({ line, ...back }) => refundEntriesOf(order, line, back, isFeeKept)),
    },
    now,
  );
}

async function returnDiscount(
  transaction: Database,
  { order: { promoCodeUseId }, isPromoCodeRestored, giftReturnedCents }: CalculatedRefund,
  now: Date,
): Promise<void> {
  if (promoCodeUseId === null) return;
  if (isPromoCodeRestored) await returnPromoCode(transaction, promoCodeUseId, now);
  if (giftReturnedCents > 0) await returnGiftBalance(transaction, promoCodeUseId, giftReturnedCents, now);
}
