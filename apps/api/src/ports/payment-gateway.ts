/** One row of the card provider's page, net of discount and with quantity 1 (architecture §6). */
export type SessionLine = { readonly name: string; readonly amountCents: number };

/** A payment that is to be opened. Everything in it is stored first, so that asking again asks for the same. */
export type WantedSession = {
  readonly orderId: number;
  readonly eventId: number;
  /** Does not depend on the attempt: a second call with it answers the session of the first. */
  readonly idempotencyKey: string;
  readonly lines: readonly SessionLine[];
  readonly hostEmail: string;
  readonly locale: string;
  readonly endsAtSeconds: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

/**
 * `processing` is a session that is complete but not paid yet: nothing is booked on it, and nothing is let go.
 * `ended` is one that can no longer be paid.
 */
export type SessionState = 'open' | 'processing' | 'paid' | 'ended';

export type Session = {
  readonly id: string;
  readonly state: SessionState;
  readonly orderId: number;
  /** Where the host pays; nothing once it cannot be paid any more. */
  readonly url: string | null;
  readonly amountCents: number;
  readonly paymentIntentId: string | null;
};

export type WantedRefund = {
  readonly paymentIntentId: string;
  readonly amountCents: number;
  /** As for a session: one refund for one key, however often it is asked for. */
  readonly idempotencyKey: string;
  readonly orderId: number;
};

/** A refund may take days at the bank: `pending` becomes one of the other two. */
export type Refund = { readonly id: string; readonly state: 'pending' | 'done' | 'failed' };

/** What a signed message is about. Its content is not believed: the session or the refund is asked for. */
export type PaymentMessage = {
  readonly id: string;
  readonly about:
    | { readonly of: 'session'; readonly sessionId: string }
    | { readonly of: 'refund'; readonly refundId: string }
    | { readonly of: 'other' };
};

/** The card provider, as the product needs it. Every call has a time limit. */
export type PaymentGateway = {
  /** Throws `PaymentRefused` when there can be no such session, for instance because its end is too near. */
  readonly openSession: (wanted: WantedSession) => Promise<Session>;
  readonly findSession: (sessionId: string) => Promise<Session>;
  /** Makes a session unpayable and answers what it is then: one that was paid before stays paid. */
  readonly endSession: (sessionId: string) => Promise<Session>;
  readonly refund: (wanted: WantedRefund) => Promise<Refund>;
  readonly findRefund: (refundId: string) => Promise<Refund>;
  /** Nothing for a message whose signature does not fit, or that is too old. */
  readonly readMessage: (body: Buffer, signature: string) => PaymentMessage | undefined;
};

/** The card provider did not answer in time or has trouble: whether it did what was asked is not known. */
export class PaymentsUnreachable extends Error {
  override readonly name = 'PaymentsUnreachable';
}

/** The card provider has understood and refused: asking again would not help. The message names no person. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}
