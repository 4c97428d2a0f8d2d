import type { RefundCause } from '@repo/domain/refund/refund-terms';
import type { Database } from '../../../database/schema.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { RefundDeps } from '../refund-deps.ts';
import { endLines } from './end-lines.ts';
import { endingWith } from './paid-order-of.ts';
import { readPaidEvent } from './read-paid-event.ts';
import type { RefundedLine } from './reckon-refunds.ts';

export type LinesToRefund = {
  readonly orderId: number;
  readonly lineIds: readonly number[];
  readonly cause: RefundCause;
};

/**
 * Ends lines of a paid order and gives back what the cause makes due. The caller has locked the event, and has
 * moved a line that was declined to `declined`; request and time of a line are the caller's too. What hangs on a line
 * goes with it: the extensions and tips of a booking, and the recaps once nobody is left to film. A line that has ended
 * before gives nothing more.
 */
export async function refundLines(
  transaction: Database,
  deps: RefundDeps,
  { orderId, lineIds, cause }: LinesToRefund,
  now: Date,
): Promise<readonly RefundedLine[]> {
  const order = await ordersIn(transaction).find(orderId);
  if (order === undefined) throw new Error(`there is no order ${orderId}`);
  const paid = await readPaidEvent(transaction, order.eventId);
  return endLines(transaction, deps, { paid, lines: endingWith(paid.lines, lineIds), cause }, now);
}
