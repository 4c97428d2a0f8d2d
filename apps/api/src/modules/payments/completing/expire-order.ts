import type { PaymentDeps } from '../../../deps.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { releaseUnpaidOrder } from './release-unpaid-order.ts';
import { inTransaction } from '../../../database/in-transaction.ts';

/** Releases an order that can no longer be paid. */
export const expireOrder = (deps: PaymentDeps, orderId: number): Promise<void> =>
  inTransaction(deps.database, async (transaction) => {
    const whole = await ordersIn(transaction).lockWhole(orderId);
    if (whole !== undefined)
      await releaseUnpaidOrder(transaction, whole, 'expired', new Date(deps.clock.nowMs()));
  });
