import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentMessage, PaymentNote } from '../../ports/payment-gateway.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

type Deps = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Real time: the maximum age of a message does not depend on a moved sandbox clock. */
  readonly realClock: Clock;
};

const stripeEvent = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.int().nonnegative().max(253_402_300_799).optional(),
  data: z.object({ object: z.looseObject({}) }),
});
type StripeEvent = z.output<typeof stripeEvent>;
type Subject = { readonly object: StripeEvent['data']['object']; readonly atSeconds: number };

const code = z.string().regex(/^[a-z_]{1,60}$/);
const noted = z.object({
  id: z.string().min(1),
  payment_intent: z.string().min(1),
  amount: z.int().nonnegative().max(2_147_483_647),
  reason: code.nullish().catch(null),
  status: code,
});

const named = z.object({ id: z.string().min(1) });

/**
 * Returns what a webhook is about. Returns undefined when Stripe has not signed it with our secret within five minutes
 * of now, or when it has no object to read.
 */
export function readStripeMessage(deps: Deps, body: Buffer, signature: string): PaymentMessage | undefined {
  const event = verifiedEvent(deps, body, signature);
  const about = event && subjectOf(event, deps.realClock);
  return event && about && { id: event.id, about };
}

function verifiedEvent(
  { stripe: { webhooks }, webhookSecret, realClock }: Deps,
  body: Buffer,
  signature: string,
): StripeEvent | undefined {
  const tolerance = webhooks.DEFAULT_TOLERANCE;
  const atMs = realClock.nowMs();
  try {
    const event = webhooks.constructEvent(body, signature, webhookSecret, tolerance, undefined, atMs);
    // Stripe's library refuses old messages, but accepts a time in the future or an invalid number.
    const aheadSeconds = signedAtSeconds(signature) - Math.floor(atMs / 1000);
    return aheadSeconds <= tolerance ? stripeEvent.safeParse(event).data : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the time as Stripe's library does: the last `t` counts, and an invalid one is NaN. */
function signedAtSeconds(signature: string): number {
  const times = signature.split(',').filter((part) => part.split('=')[0] === 't');
  return Number.parseInt(times.at(-1)?.split('=')[1] ?? '', 10);
}

/** Returns the note of a refund or a dispute that was not made by us. */
function noteOf(
  kind: PaymentNote['kind'],
  { object, atSeconds }: Subject,
): PaymentMessage['about'] | undefined {
  if (typeof object['payment_intent'] !== 'string') return { of: 'other' };
  const { data } = noted.safeParse(object);
  if (data === undefined) return undefined;
  const { id: providerId, payment_intent: paymentIntentId, amount, reason = null, status } = data;
  const note = { kind, providerId, paymentIntentId, amountCents: amount, reason, state: status, atSeconds };
  return { of: 'note', note };
}

/** Our refunds carry the key that they were made with. */
const isMadeElsewhere = z.object({
  payment_intent: z.string(),
  metadata: z.object({ idempotencyKey: z.undefined().optional() }).nullish(),
});

function subjectOf(
  { type, created, data: { object } }: StripeEvent,
  realClock: Clock,
): PaymentMessage['about'] | undefined {
  const atSeconds = created ?? nowSecondsOf(realClock);
  switch (type) {
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.completed':
    case 'checkout.session.expired': {
      const { data: session } = named.safeParse(object);
      return session && { of: 'session', sessionId: session.id };
    }
    case 'refund.created':
    case 'refund.failed':
    case 'refund.updated': {
      if (isMadeElsewhere.safeParse(object).success) return noteOf('refund', { object, atSeconds });
      const { data: refund } = named.safeParse(object);
      return refund && { of: 'refund', refundId: refund.id };
    }
    case 'charge.dispute.closed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
      return noteOf('dispute', { object, atSeconds });
    default:
      return { of: 'other' };
  }
}
