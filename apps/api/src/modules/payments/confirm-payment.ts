import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { PaymentDeps } from '../../deps.ts';
import { PaymentsUnreachable } from '../../ports/payment-gateway.ts';
import { ordersIn } from '../orders/orders.module.ts';
import type { OrderRecord } from '../orders/orders.module.ts';
import { settleOrder } from './settling/settle-order.ts';

type Confirmed = { readonly eventId: number; readonly orderId: number };

/** Settles an order when the host returns from the payment page. Asks the card provider for the real state. */
export async function confirmPayment(
  deps: PaymentDeps,
  { eventId, orderId }: Confirmed,
): Promise<Result<OrderRecord, ErrorCode>> {
  const orders = ordersIn(deps.database);
  const order = await orders.find(orderId);
  if (order?.eventId !== eventId) return fail('object_does_not_exist');
  try {
    if ((await settleOrder(deps, orderId, { isEnding: false })) === 'paid') return ok(order);
  } catch (error) {
    if (error instanceof PaymentsUnreachable) return fail('unable_to_access_server');
    throw error;
  }
  const isReturned = (await orders.find(orderId))?.state === 'returned';
  return fail(isReturned ? 'event_already_booked' : 'payment_not_made');
}
