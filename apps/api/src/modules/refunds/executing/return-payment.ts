import type { BookingDeps } from '../../../deps.ts';
import type { Database } from '../../../database/schema.ts';
import { postTransaction } from '../../ledger/ledger.module.ts';
import { movedLineState, ordersIn } from '../../orders/orders.module.ts';
import type { WholeOrder } from '../../orders/orders.module.ts';
import { recordRefundOwed } from './record-refund-owed.ts';

/**
 * Refunds a payment that came too late in full (FF-14). The caller has locked event and order, has recorded the payment
 * and has freed the slots and the promo code.
 */
export async function returnPayment(
  transaction: Database,
  deps: BookingDeps,
  { order, lines }: WholeOrder,
  now: Date,
): Promise<void> {
  for (const line of lines) {
    await ordersIn(transaction).changeLine(line.id, {
      state: movedLineState(line, 'startRefund'),
      refundedCents: line.totalCents,
    });
  }
  const refund = {
    order,
    refundedCents: order.totalCents,
    giftReturnedCents: 0,
    lines: lines.map(({ id, totalCents }) => ({
      lineId: id,
      amountCents: totalCents,
      giftReturnedCents: 0,
    })),
  };
  await recordRefundOwed(transaction, deps, refund, 'slotTaken', now);
  await postTransaction(
    transaction,
    {
      orderId: order.id,
      kind: 'latePayment',
      onceKey: `late-payment-${order.id}`,
      entries: lines.flatMap(({ id, totalCents }) => [
        { account: 'card', amountCents: totalCents, lineId: id },
        { account: 'refundsOwed', amountCents: -totalCents, lineId: id },
      ]),
    },
    now,
  );
}
