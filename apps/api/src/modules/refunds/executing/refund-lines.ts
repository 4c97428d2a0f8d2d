import type { RefundCause } from '@repo/domain/refund/refund-terms';
import type { BookingDeps } from '../../../deps.ts';
import type { Database } from '../../../database/schema.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { endLines } from './end-lines.ts';
import { linesEndingWith } from './paid-order.ts';
import { loadPaidEvent } from './load-paid-event.ts';
import type { RefundedLine } from './calculate-refunds.ts';

export type LinesToRefund = {
  readonly orderId: number;
  readonly lineIds: readonly number[];
  readonly cause: RefundCause;
};

/**
 * Ends lines of a paid order, with their extensions, tips and recaps, and refunds them as the cause demands. The
 * caller has locked the event, and updates requests and slots itself. Lines that have already ended are not refunded
 * again.
 */
export async function refundLines(
  transaction: Database,
  deps: BookingDeps,
  { orderId, lineIds, cause }: LinesToRefund,
  now: Date,
): Promise<readonly RefundedLine[]> {
  const order = await ordersIn(transaction).find(orderId);
  if (order === undefined) throw new Error(`order ${orderId} does not exist`);
  const paid = await loadPaidEvent(transaction, order.eventId);
  return endLines(transaction, deps, { paid, lines: linesEndingWith(paid.lines, lineIds), cause }, now);
}
