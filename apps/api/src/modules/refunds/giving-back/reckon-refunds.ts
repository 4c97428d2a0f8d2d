import { refundOrder } from '@repo/domain/refund/refund-order';
import type { LineRefund, RefundOutcome } from '@repo/domain/refund/refund-order';
import type { RefundCause } from '@repo/domain/refund/refund-terms';
import type { LineRecord, OrderRecord } from '../../orders/orders.module.ts';
import { paidOrderOf } from './paid-order-of.ts';
import type { PaidEvent } from './paid-order-of.ts';

/** What comes back for one line. */
export type RefundedLine = Omit<LineRefund, 'lineId'> & { readonly lineId: number };

/** What one order gives back: a refund of its own, because each order was a payment of its own (FF-22). */
export type ReckonedRefund = Omit<RefundOutcome, 'lines'> & {
  readonly order: OrderRecord;
  readonly lines: readonly (RefundedLine & { readonly line: LineRecord })[];
};

/** What ending some lines of an event gives back, order by order; it changes nothing. */
export const reckonRefunds = (
  paid: PaidEvent,
  ending: readonly LineRecord[],
  cause: RefundCause,
): readonly ReckonedRefund[] =>
  paid.orders.flatMap((order) => {
    const own = ending.filter(({ orderId }) => orderId === order.id);
    return own.length === 0 ? [] : [reckonRefund(order, paid.lines, own, cause)];
  });

function reckonRefund(
  order: OrderRecord,
  paidLines: readonly LineRecord[],
  ending: readonly LineRecord[],
  cause: RefundCause,
): ReckonedRefund {
  const lines = paidLines.filter(({ orderId }) => orderId === order.id);
  const ids = ending.map(({ id }) => String(id));
  const outcome = refundOrder(paidOrderOf(order, lines), ids, cause);
  // Whoever lets a host cancel has asked first whether the host may.
  if (!outcome.ok) throw new Error(`order ${order.id} cannot be refunded: ${outcome.failure}`);
  const refunds = new Map(outcome.value.lines.map((refund) => [refund.lineId, refund]));
  return {
    ...outcome.value,
    order,
    lines: ending.flatMap((line) => {
      const refund = refunds.get(String(line.id));
      return refund === undefined ? [] : [{ ...refund, lineId: line.id, line }];
    }),
  };
}
