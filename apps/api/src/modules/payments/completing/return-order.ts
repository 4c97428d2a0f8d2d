import type { BookingDeps } from '../../../deps.ts';
import type { Database } from '../../../database/schema.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { WholeOrder } from '../../orders/orders.module.ts';
import { returnPayment } from '../../refunds/refunds.module.ts';
import { releaseHolds } from './release-unpaid-order.ts';

/** Refunds a payment that came too late in full, frees what the order still held, and records the booking event. */
export async function returnOrder(
  transaction: Database,
  deps: BookingDeps,
  whole: WholeOrder,
  now: Date,
): Promise<'returned'> {
  const { order } = whole;
  const orders = ordersIn(transaction);
  if (order.state === 'open') await releaseHolds(transaction, whole, 'expire', now);
  await orders.change(order.id, { state: 'returned', paidAt: now });
  const returned = await orders.findWhole(order.id);
  if (returned === undefined) throw new Error(`order ${order.id} no longer exists`);
  await returnPayment(transaction, deps, returned, now);
  await deps.recordBookingEvent(transaction, { what: 'paymentReturned', orderId: order.id });
  return 'returned';
}
