import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { PaymentDeps } from '../../../deps.ts';
import { PaymentsUnreachable } from '../../../ports/payment-gateway.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { ensureSession } from './ensure-session.ts';

export type OpenedPayment = { readonly url: string; readonly sessionId: string };

/**
 * Opens the payment session of a placed order, or returns the open one. Releases the order when the card provider
 * refuses a session; keeps its hold when the card provider is unreachable, so that the caller can retry or release it.
 */
export async function openPayment(
  deps: PaymentDeps,
  orderId: number,
): Promise<Result<OpenedPayment, ErrorCode>> {
  const payment = await ordersIn(deps.database).findPayment(orderId);
  if (payment === undefined) throw new Error(`order ${orderId} has no payment`);
  if (payment.state === 'paid') return fail('event_already_booked');
  try {
    const opened = await ensureSession(deps, payment);
    if (opened?.state !== 'open' || opened.sessionUrl === null) return fail('action_is_not_possible_now');
    return ok({ url: opened.sessionUrl, sessionId: opened.sessionId });
  } catch (error) {
    if (error instanceof PaymentsUnreachable) return fail('unable_to_access_server');
    throw error;
  }
}
