import type { Database } from '../../../database/schema.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { WholeOrder } from '../../orders/orders.module.ts';
import { returnPayment } from '../../refunds/refunds.module.ts';
import type { CompletionDeps } from '../payment-deps.ts';
import { giveBackHeld } from './let-go-of-order.ts';

/** Sends the whole payment of an order back that came too late, lets go of what it still held, and says so. */
export async function returnOrder(
  transaction: Database,
  deps: CompletionDeps,
  whole: WholeOrder,
  now: Date,
): Promise<'returned'> {
  const { order } = whole;
  const orders = ordersIn(transaction);
  if (order.state === 'open') await giveBackHeld(transaction, whole, 'expire', now);
  await orders.change(order.id, { state: 'returned', paid_at: now });
  const letGo = await orders.findWhole(order.id);
  if (letGo === undefined) throw new Error(`order ${order.id} has gone`);
  await returnPayment(transaction, deps, letGo, now);
  await deps.tell(transaction, { what: 'paymentReturned', orderId: order.id });
  return 'returned';
}
