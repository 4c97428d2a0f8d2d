import { expireOrder } from '../completing/expire-order.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Ends an order whose hold has run out: the card provider is asked once more, and what is not paid can no longer be
 * (FF-14). A payment on its way is waited for, although not with the time held.
 */
export async function endHold(deps: PaymentDeps, orderId: number): Promise<void> {
  if ((await settleOrder(deps, orderId, { isEnding: true })) === 'gone') await expireOrder(deps, orderId);
}
