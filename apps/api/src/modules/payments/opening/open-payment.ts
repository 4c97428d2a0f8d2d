import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { PaymentsUnreachable } from '../../../ports/payment-gateway.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { withSession } from './session-of-payment.ts';

export type OpenedPayment = { readonly url: string; readonly sessionId: string };

/**
 * Opens the payment session of an order that has been placed, or answers the one that is open already. An order that
 * the card provider refuses a session for is let go; one that it cannot be asked about keeps its hold, and is asked
 * about again unless whoever places it lets it go.
 */
export async function openPayment(
  deps: PaymentDeps,
  orderId: number,
): Promise<Result<OpenedPayment, ErrorCode>> {
  const payment = await ordersIn(deps.database).findPayment(orderId);
  if (payment === undefined) throw new Error(`order ${orderId} has no payment`);
  if (payment.state === 'paid') return fail('event_already_booked');
  try {
    const opened = await withSession(deps, payment);
    if (opened?.state !== 'open' || opened.sessionUrl === null) return fail('action_is_not_possible_now');
    return ok({ url: opened.sessionUrl, sessionId: opened.sessionId });
  } catch (error) {
    if (error instanceof PaymentsUnreachable) return fail('unable_to_access_server');
    throw error;
  }
}
