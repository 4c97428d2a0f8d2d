import type { Stripe } from 'stripe';

/** An event holds the object as it was when it happened. */
export type EventObject = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'
> & { readonly account?: string; readonly data: { readonly object: StripeObject } };

type ShownObjects = {
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  account: Stripe.Account;
  transfer: Stripe.Transfer;
};
export type StripeObject = ShownObjects[keyof ShownObjects];

/** Everything that is kept, by what the API calls it in `object`. */
export type StoredObjects = ShownObjects & {
  event: EventObject;
  account_link: Stripe.AccountLink & { readonly id: string };
};
export type StoredKind = keyof StoredObjects;

/** What the pages of an object need and the API does not tell. */
export type Notes = {
  'checkout.session': {
    readonly lines: readonly SessionLine[];
    readonly intentMetadata: Stripe.Metadata;
    readonly description: string | null;
    readonly transferGroup: string | null;
  };
  account_link: { readonly account: string; readonly returnUrl: string; readonly refreshUrl: string };
};

export type SessionLine = { readonly name: string; readonly quantity: number; readonly amount: number };
