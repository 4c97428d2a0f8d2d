import type { Stripe } from 'stripe';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentMessage } from '../../ports/payment-gateway.ts';

type Deps = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Real time: how old a message may be has nothing to do with a clock that somebody has moved. */
  readonly realClock: Clock;
};

/** What a webhook is about; nothing for one that Stripe has not signed with our secret in the last five minutes. */
export function readStripeMessage(
  { stripe, webhookSecret, realClock }: Deps,
  body: Buffer,
  signature: string,
): PaymentMessage | undefined {
  const event = verifiedEvent();
  return event && { id: event.id, about: subjectOf(event) };

  function verifiedEvent(): Stripe.Event | undefined {
    try {
      const { webhooks } = stripe;
      const atMs = realClock.nowMs();
      return webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        webhooks.DEFAULT_TOLERANCE,
        undefined,
        atMs,
      );
    } catch {
      return undefined;
    }
  }
}

function subjectOf(event: Stripe.Event): PaymentMessage['about'] {
  switch (event.type) {
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return { of: 'session', sessionId: event.data.object.id };
    case 'refund.created':
    case 'refund.failed':
    case 'refund.updated':
      return { of: 'refund', refundId: event.data.object.id };
    default:
      return { of: 'other' };
  }
}
