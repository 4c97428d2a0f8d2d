import type { RefundReason } from '@repo/domain/refund/refund-terms';
import type { Database } from '../../../database/schema.ts';
import type { RefundDeps } from '../refund-deps.ts';
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
 * Writes a refund down and has it sent once the transaction has committed; answers its id. Without money to send it is
 * done at once, and only told of when a gift card got something back.
 */
export async function owe(
  transaction: Database,
  deps: RefundDeps,
  { order, refundedCents, giftReturnedCents, lines }: OwedRefund,
  reason: RefundReason,
  now: Date,
): Promise<number> {
  const refunds = refundRepository(transaction);
  const isMoney = refundedCents > 0;
  const refundId = await refunds.add({
    order_id: order.id,
    reason,
    amount_cents: refundedCents,
    gift_returned_cents: giftReturnedCents,
    state: isMoney ? 'asked' : 'done',
    created_at: now,
    done_at: isMoney ? null : now,
  });
  await refunds.addLines(
    lines.map((line) => ({
      refund_id: refundId,
      order_line_id: line.lineId,
      amount_cents: line.amountCents,
      gift_returned_cents: line.giftReturnedCents,
    })),
  );
  if (isMoney) {
    await deps.jobs.enqueue(transaction, sendRefundJob, { refundId }, { onceKey: String(refundId) });
  } else {
    await finishLines(transaction, refundId);
    if (giftReturnedCents > 0) await deps.tell(transaction, { what: 'refundMade', refundId });
  }
  return refundId;
}
