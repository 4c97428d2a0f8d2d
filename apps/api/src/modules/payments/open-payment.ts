import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { PaymentDeps } from './payment-tools.ts';

export type OpenedPayment = { readonly url: string; readonly sessionId: string };

/** Opens the payment session of an order that has been placed, or answers the one that is open already. */
export async function openPayment(
  _deps: PaymentDeps,
  _orderId: number,
): Promise<Result<OpenedPayment, ErrorCode>> {
  throw new Error('not yet');
}
