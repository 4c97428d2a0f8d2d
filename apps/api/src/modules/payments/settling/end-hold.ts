import type { PaymentDeps } from '../../../deps.ts';
import { expireOrder } from '../completing/expire-order.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Settles an order whose hold has expired and closes its session, so that it can no longer be paid (FF-14). An order
 * whose payment is still being processed stays open.
 */
export async function endHold(deps: PaymentDeps, orderId: number): Promise<void> {
  if ((await settleOrder(deps, orderId, { isEnding: true })) === 'closed') await expireOrder(deps, orderId);
}
