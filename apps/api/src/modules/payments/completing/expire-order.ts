import { ordersIn } from '../../orders/orders.module.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { letGoOfOrder } from './let-go-of-order.ts';

/** Lets go of an order that can no longer be paid. */
export const expireOrder = (deps: PaymentDeps, orderId: number): Promise<void> =>
  deps.database.transaction().execute(async (transaction) => {
    const whole = await ordersIn(transaction).lockWhole(orderId);
    if (whole !== undefined) await letGoOfOrder(transaction, whole, 'expired', new Date(deps.clock.nowMs()));
  });
