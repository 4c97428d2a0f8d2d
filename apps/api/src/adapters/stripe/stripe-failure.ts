import { Stripe } from 'stripe';
import { PaymentRefused, PaymentsUnreachable } from '../../ports/payment-gateway.ts';

const { StripeCardError, StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/**
 * What a failed call means to the product. Stripe repeats e-mail addresses in what it says, so only the codes of a
 * failure are kept. A key that is not good is trouble of ours: work waits until somebody has put it right.
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
