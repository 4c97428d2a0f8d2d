import type { Stripe } from 'stripe';
import { emptyCard, emptyCharge, emptyIntent } from './empty-objects.data.ts';
import { newId } from './new-id.ts';

type NewPayment = {
  readonly amountCents: number;
  readonly currency: string;
  readonly card: string;
  readonly email: string | null;
  readonly description: string | null;
  readonly metadata: Stripe.Metadata;
  readonly transferGroup: string | null;
  readonly createdAtSeconds: number;
};

/** Creates a succeeded payment with its charge. */
export function paymentObjects(payment: NewPayment): { intent: Stripe.PaymentIntent; charge: Stripe.Charge } {
  const { amountCents: amount, metadata, description } = payment;
  const intentId = newId('pi');
  const of = {
    amount,
    created: payment.createdAtSeconds,
    currency: payment.currency,
    description,
    metadata,
    payment_method: newId('pm'),
    transfer_group: payment.transferGroup,
  };
  const charge: Stripe.Charge = {
    ...emptyCharge,
    ...of,
    id: newId('ch'),
    amount_captured: amount,
    billing_details: { address: null, email: payment.email, name: null, phone: null, tax_id: null },
    payment_intent: intentId,
    payment_method_details: { type: 'card', card: { ...emptyCard, last4: payment.card.slice(-4) } },
  };
  const intent: Stripe.PaymentIntent = {
    ...emptyIntent,
    ...of,
    id: intentId,
    amount_received: amount,
    latest_charge: charge.id,
  };
  return { intent, charge };
}
