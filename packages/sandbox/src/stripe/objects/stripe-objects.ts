import type { Stripe } from 'stripe';

/** An event contains the object as it was then. */
export type EventObject = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'
> & { readonly account?: string; readonly data: { readonly object: StripeObject } };

/** A dispute without its evidence, which is about people. */
export type ShownDispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
>;

type ShownObjects = {
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: ShownDispute;
  account: Stripe.Account;
  transfer: Stripe.Transfer;
};
export type StripeObject = ShownObjects[keyof ShownObjects];

/** All stored objects, by the API's name in `object`. */
export type StoredObjects = ShownObjects & {
  event: EventObject;
  account_link: Stripe.AccountLink & { readonly id: string };
};
export type StoredKind = keyof StoredObjects;

/** Data that our pages need and the API does not return. */
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
