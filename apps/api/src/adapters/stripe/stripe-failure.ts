import { Stripe } from 'stripe';
import { PaymentRefused, PaymentsUnreachable } from '../../ports/payment-gateway.ts';

const { StripeCardError, StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/**
 * Converts a Stripe error to an error of the product. Keeps only the codes, because Stripe's messages repeat email
 * addresses. An invalid key counts as unavailable: work waits until an operator has corrected it.
 */
export function paymentFailureOf(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error;
  const codes = [error.type, error.code, error.param].filter((part) => part !== undefined && part !== '');
  const isRefusal =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeIdempotencyError ||
    error instanceof StripeCardError;
  return isRefusal
    ? new PaymentRefused(`the card provider refuses (${codes.join(' ')})`)
    : new PaymentsUnreachable(`the card provider has not answered as it should (${codes.join(' ')})`);
}
