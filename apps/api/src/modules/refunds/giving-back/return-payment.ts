import type { Database } from '../../../database/schema.ts';
import { postTransaction } from '../../ledger/ledger.module.ts';
import { movedLineState, ordersIn } from '../../orders/orders.module.ts';
import type { WholeOrder } from '../../orders/orders.module.ts';
import type { RefundDeps } from '../refund-deps.ts';
import { owe } from './owe.ts';

/**
 * Gives back the whole of a payment that came too late (FF-14). The caller has locked the event and the order, has
 * written down the payment, and has let go of the order: its time and its promo code are free already.
 */
export async function returnPayment(
  transaction: Database,
  deps: RefundDeps,
  { order, lines }: WholeOrder,
  now: Date,
): Promise<void> {
  for (const line of lines) {
    await ordersIn(transaction).changeLine(line.id, {
      state: movedLineState(line, 'startRefund'),
      refunded_cents: line.totalCents,
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
  await owe(transaction, deps, refund, 'slotTaken', now);
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
