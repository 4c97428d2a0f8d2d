import type { Stripe } from 'stripe';
import { emptySession } from './empty-objects.data.ts';
import { newId } from './new-id.ts';

type NewSession = Pick<
  Stripe.Checkout.Session,
  | 'client_reference_id'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'locale'
  | 'metadata'
  | 'payment_method_types'
  | 'success_url'
  | 'cancel_url'
> & { readonly amountCents: number; readonly createdAtSeconds: number; readonly pagesUrl: string };

export function openSessionObject(session: NewSession): Stripe.Checkout.Session {
  const { amountCents, createdAtSeconds, pagesUrl, ...rest } = session;
  const id = newId('cs_test');
  return {
    ...emptySession,
    ...rest,
    id,
    amount_subtotal: amountCents,
    amount_total: amountCents,
    created: createdAtSeconds,
    custom_fields: [],
    discounts: [],
    shipping_options: [],
    url: `${pagesUrl}/pay/${id}`,
  };
}

/** Returns an expired session, which cannot be paid and has no address. */
export const expiredSession = (session: Stripe.Checkout.Session): Stripe.Checkout.Session => ({
  ...session,
  status: 'expired',
  url: null,
});

export const paidSession = (
  session: Stripe.Checkout.Session,
  paymentIntentId: string,
): Stripe.Checkout.Session => ({
  ...session,
  status: 'complete',
  payment_status: 'paid',
  payment_intent: paymentIntentId,
  url: null,
  customer_details: {
    address: null,
    business_name: null,
    email: session.customer_email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  },
});
