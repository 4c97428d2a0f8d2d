import type { RefundReason } from '@repo/domain/refund/refund-terms';
import type { BookingDeps } from '../../../deps.ts';
import type { Database } from '../../../database/schema.ts';
import { finishLines } from './finish-lines.ts';
import { refundRepository } from './refund.repository.ts';
import { sendRefundJob } from './send-refund.job.ts';

type OwedRefund = {
  readonly order: { readonly id: number };
  readonly refundedCents: number;
  readonly giftReturnedCents: number;
  readonly lines: readonly {
    readonly lineId: number;
    readonly amountCents: number;
    readonly giftReturnedCents: number;
  }[];
};

/**
 * Records a refund and enqueues its transfer; returns its id. A refund without an amount is done at once, and announced
 * only when a gift card is credited.
 */
export async function recordRefundOwed(
  transaction: Database,
  deps: BookingDeps,
  { order, refundedCents, giftReturnedCents, lines }: OwedRefund,
  reason: RefundReason,
  now: Date,
): Promise<number> {
  const refunds = refundRepository(transaction);
  const hasAmount = refundedCents > 0;
  const refundId = await refunds.add({
    orderId: order.id,
    reason,
    amountCents: refundedCents,
    giftReturnedCents,
    state: hasAmount ? 'asked' : 'done',
    createdAt: now,
    doneAt: hasAmount ? null : now,
  });
  await refunds.addLines(
    lines.map((line) => ({
      refundId,
      orderLineId: line.lineId,
      amountCents: line.amountCents,
      giftReturnedCents: line.giftReturnedCents,
    })),
  );
  if (hasAmount) {
    await deps.jobs.enqueue(transaction, sendRefundJob, { refundId }, { onceKey: String(refundId) });
  } else {
    await finishLines(transaction, refundId);
    if (giftReturnedCents > 0) await deps.recordBookingEvent(transaction, { what: 'refundMade', refundId });
  }
  return refundId;
}
