import { refundTermsOf } from '@repo/domain/refund/refund-terms';
import type { RefundCause } from '@repo/domain/refund/refund-terms';
import type { Database } from '../../../database/schema.ts';
import { postTransaction, refundEntriesOf } from '../../ledger/ledger.module.ts';
import { canMoveLine, movedLineState, ordersIn } from '../../orders/orders.module.ts';
import type { LineRecord } from '../../orders/orders.module.ts';
import { lockCodesOfUses, returnGiftBalance, returnPromoCode } from '../../promo-codes/promo-codes.module.ts';
import type { RefundDeps } from '../refund-deps.ts';
import { owe } from './owe.ts';
import type { PaidEvent } from './paid-order-of.ts';
import { reckonRefunds } from './reckon-refunds.ts';
import type { ReckonedRefund, RefundedLine } from './reckon-refunds.ts';

type Ending = {
  readonly paid: PaidEvent;
  readonly lines: readonly LineRecord[];
  readonly cause: RefundCause;
};

/** Ends paid lines of one event and sets everything in motion that gives their money back. The event is locked. */
export async function endLines(
  transaction: Database,
  deps: RefundDeps,
  { paid, lines, cause }: Ending,
  now: Date,
): Promise<readonly RefundedLine[]> {
  const reckoned = reckonRefunds(paid, lines, cause);
  await lockCodesOfUses(
    transaction,
    reckoned.flatMap(({ order }) => order.promoCodeUseId ?? []),
  );
  for (const refund of reckoned) await giveBack(transaction, deps, refund, cause, now);
  return reckoned.flatMap((refund) =>
    refund.lines.map(({ lineId, amountCents, giftReturnedCents, reason }) => ({
      lineId,
      amountCents,
      giftReturnedCents,
      reason,
    })),
  );
}

async function giveBack(
  transaction: Database,
  deps: RefundDeps,
  refund: ReckonedRefund,
  cause: RefundCause,
  now: Date,
): Promise<void> {
  const { order, lines } = refund;
  for (const { line, amountCents, giftReturnedCents } of lines) {
    await ordersIn(transaction).changeLine(line.id, {
      state: movedLineState(line, canMoveLine(line, 'cancel') ? 'cancel' : 'startRefund'),
      refunded_cents: line.refundedCents + amountCents,
      gift_returned_cents: line.giftReturnedCents + giftReturnedCents,
    });
  }
  await returnDiscount(transaction, refund, now);
  const terms = refundTermsOf(cause);
  const isFeeKept = terms.ok && terms.value.isFeeKept;
  const refundId = await owe(transaction, deps, refund, cause.reason, now);
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
  { order: { promoCodeUseId }, isPromoCodeRestored, giftReturnedCents }: ReckonedRefund,
  now: Date,
): Promise<void> {
  if (promoCodeUseId === null) return;
  if (isPromoCodeRestored) await returnPromoCode(transaction, promoCodeUseId, now);
  if (giftReturnedCents > 0) await returnGiftBalance(transaction, promoCodeUseId, giftReturnedCents, now);
}
