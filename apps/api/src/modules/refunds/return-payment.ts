import type { Database } from '../../database/schema.ts';
import type { WholeOrder } from '../orders/orders.module.ts';
import type { RefundDeps } from './refund-deps.ts';

/**
 * Gives back the whole of a payment that came too late (FF-14): the order was let go before, so that its time and its
 * promo code are free. The caller has locked the event and the order, and has written down the payment.
 */
export async function returnPayment(
  transaction: Database,
  deps: RefundDeps,
  whole: WholeOrder,
  now: Date,
): Promise<void> {
  throw new Error(`not yet ${String([transaction, deps, whole, now])}`);
}
