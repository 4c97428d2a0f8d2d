/** One row of the card provider's page, net of discount and with quantity 1. */
export type SessionLine = { readonly name: string; readonly amountCents: number };

/** The payment session to open. All of it is stored first, so that a retry sends the same request. */
export type SessionRequest = {
  readonly orderId: number;
  readonly eventId: number;
  /** Equal for every attempt: a second call with it returns the session of the first. */
  readonly idempotencyKey: string;
  readonly lines: readonly SessionLine[];
  readonly hostEmail: string;
  readonly locale: string;
  readonly endsAtSeconds: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

/**
 * `processing` is a session that is complete but not paid yet: nothing is booked on it, and no hold is released.
 * `ended` is one that can no longer be paid.
 */
export type SessionState = 'open' | 'processing' | 'paid' | 'ended';

export type Session = {
  readonly id: string;
  readonly state: SessionState;
  readonly orderId: number;
  /** The payment page; undefined once the session cannot be paid any more. */
  readonly url: string | null;
  readonly amountCents: number;
  readonly paymentIntentId: string | null;
  /** Null while nothing is paid, and where the card provider does not tell them. */
  readonly lastCardDigits: string | null;
};

export type WantedRefund = {
  readonly paymentIntentId: string;
  readonly amountCents: number;
  /** As for a session: repeated calls with one key make one refund. */
  readonly idempotencyKey: string;
  readonly orderId: number;
};

/** A refund may take days at the bank: `pending` becomes one of the other two. */
export type Refund = { readonly id: string; readonly state: 'pending' | 'done' | 'failed' };

/** A refund or a dispute that was made at the card provider and not by us, as its signed message tells it. */
export type PaymentNote = {
  readonly kind: 'refund' | 'dispute';
  readonly providerId: string;
  readonly paymentIntentId: string;
  readonly amountCents: number;
  readonly reason: string | null;
  readonly state: string;
  readonly atSeconds: number;
};

/** The subject of a signed message. Only notes are used as sent; sessions and refunds are fetched again. */
export type PaymentMessage = {
  readonly id: string;
  readonly about:
    | { readonly of: 'session'; readonly sessionId: string }
    | { readonly of: 'refund'; readonly refundId: string }
    | { readonly of: 'note'; readonly note: PaymentNote }
    | { readonly of: 'other' };
};

/** The card provider, as the product needs it. Every call has a time limit. */
export type PaymentGateway = {
  /** Throws `PaymentRefused` when there can be no such session, for instance because its end is too near. */
  readonly openSession: (wanted: SessionRequest) => Promise<Session>;
  readonly findSession: (sessionId: string) => Promise<Session>;
  /** Expires a session and returns its new state; a paid session stays paid. */
  readonly endSession: (sessionId: string) => Promise<Session>;
  readonly refund: (wanted: WantedRefund) => Promise<Refund>;
  readonly findRefund: (refundId: string) => Promise<Refund>;
  /** Returns undefined if the signature or the object is invalid, or its time is not within five minutes of now. */
  readonly readMessage: (body: Buffer, signature: string) => PaymentMessage | undefined;
};

/** The card provider failed or did not answer in time: the outcome of the call is unknown. */
export class PaymentsUnreachable extends Error {
  override readonly name = 'PaymentsUnreachable';
}

/** The card provider refused the call, so a retry would not help. The message names no person. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}
