import type { Database } from '../../../database/schema.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { WholeOrder } from '../../orders/orders.module.ts';
import { returnPayment } from '../../refunds/refunds.module.ts';
import type { CompletionDeps } from '../payment-deps.ts';
import { giveBackHeld } from './let-go-of-order.ts';

/** Sends the whole payment of an order back that came too late, and says so. */
export async function returnOrder(
  transaction: Database,
  deps: CompletionDeps,
  whole: WholeOrder,
  now: Date,
): Promise<'returned'> {
  const { order } = whole;
  const orders = ordersIn(transaction);
  if (order.state === 'open') await giveBackHeld(transaction, whole, 'expire', now);
  await orders.change(order.id, { state: 'returned' });
  const returned = await orders.findWhole(order.id);
  if (returned !== undefined && returned.payment !== null)
    await returnPayment(transaction, deps, returned, now);
  await deps.tell(transaction, { what: 'paymentReturned', orderId: order.id });
  return 'returned';
}
