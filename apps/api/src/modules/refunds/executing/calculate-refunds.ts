import { refundOrder } from '@repo/domain/refund/refund-order';
import type { LineRefund, RefundOutcome } from '@repo/domain/refund/refund-order';
import type { RefundCause } from '@repo/domain/refund/refund-terms';
import type { LineRecord, OrderRecord } from '../../orders/orders.module.ts';
import { paidOrderOf } from './paid-order.ts';
import type { PaidEvent } from './paid-order.ts';

/** The refund of one line, with the line as it was before. */
export type RefundedLine = Omit<LineRefund, 'lineId'> & {
  readonly lineId: number;
  readonly line: LineRecord;
};

/** The refund of one order. Each order has its own, because each has its own payment (FF-22). */
export type CalculatedRefund = Omit<RefundOutcome, 'lines'> & {
  readonly order: OrderRecord;
  readonly lines: readonly RefundedLine[];
};

/** Calculates the refunds of ending some lines of an event, by order. Changes nothing. */
export const calculateRefunds = (
  paid: PaidEvent,
  ending: readonly LineRecord[],
  cause: RefundCause,
): readonly CalculatedRefund[] =>
  paid.orders.flatMap((order) => {
    const own = ending.filter(({ orderId }) => orderId === order.id);
    return own.length === 0 ? [] : [calculateRefund(order, paid.lines, own, cause)];
  });

function calculateRefund(
  order: OrderRecord,
  paidLines: readonly LineRecord[],
  ending: readonly LineRecord[],
  cause: RefundCause,
): CalculatedRefund {
  const lines = paidLines.filter(({ orderId }) => orderId === order.id);
  const ids = ending.map(({ id }) => String(id));
  const outcome = refundOrder(paidOrderOf(order, lines), ids, cause);
  // The callers have checked that the lines can be refunded.
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
