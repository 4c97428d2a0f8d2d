import { Stripe } from 'stripe';
import type { Clock } from '../../ports/clock.ts';
import { PaymentRefused } from '../../ports/payment-gateway.ts';
import type {
  PaymentGateway,
  Refund,
  Session,
  SessionState,
  WantedRefund,
  SessionRequest,
} from '../../ports/payment-gateway.ts';
import { stripeClient } from './stripe-client.ts';
import { paymentFailureOf } from './stripe-failure.ts';
import { readStripeMessage } from './stripe-message.ts';

type Deps = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly baseUrl: () => string;
  /** The only origin that a host may be redirected to for payment (FF-40). */
  readonly pageOrigin: () => string;
  readonly realClock: Clock;
  /** The time limit of each of the three attempts of a call. */
  readonly timeLimitMs?: number;
};

const currency = 'cad';

/** Stripe Checkout in Canadian dollars (docs/decisions/021-stripe.md). */
export function stripePayments({ timeLimitMs = 6000, ...deps }: Deps): PaymentGateway {
  const stripe = stripeClient({ ...deps, timeLimitMs });
  const { sessions } = stripe.checkout;

  const sessionOf = (session: Stripe.Checkout.Session): Session => readSession(session, deps.pageOrigin());
  const findSession = async (id: string): Promise<Session> =>
    sessionOf(await sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }));

  return {
    openSession: (wanted) =>
      asked(async () => {
        const { idempotencyKey } = wanted;
        const opened = await sessions.create(sessionParams(wanted), { idempotencyKey });
        // A second call gets the reply of the first, even if the session has changed since.
        const isReplay = opened.lastResponse.headers['idempotent-replayed'] === 'true';
        return isReplay ? findSession(opened.id) : sessionOf(opened);
      }),
    findSession: (id) => asked(() => findSession(id)),
    endSession: (id) =>
      asked(async () => {
        try {
          return sessionOf(await sessions.expire(id));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return findSession(id);
        }
      }),
    refund: (wanted) =>
      asked(async () => (await madeRefund(stripe, wanted)) ?? refundOf(await makeRefund(stripe, wanted))),
    findRefund: (id) => asked(async () => refundOf(await stripe.refunds.retrieve(id))),
    readMessage: (body, signature) => readStripeMessage({ ...deps, stripe }, body, signature),
  };
}

async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw paymentFailureOf(error);
  }
}

function sessionParams(wanted: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: String(wanted.orderId), eventId: String(wanted.eventId) };
  return {
    mode: 'payment',
    payment_method_types: ['card'],
    client_reference_id: metadata.orderId,
    metadata,
    payment_intent_data: { metadata, transfer_group: `order_${wanted.orderId}` },
    customer_email: wanted.hostEmail,
    locale: wanted.locale.startsWith('fr') ? 'fr-CA' : 'en',
    expires_at: wanted.endsAtSeconds,
    success_url: wanted.successUrl,
    cancel_url: wanted.cancelUrl,
    line_items: wanted.lines
      .filter(({ amountCents }) => amountCents !== 0)
      .map(({ name, amountCents }) => ({
        quantity: 1,
        price_data: { currency, unit_amount: amountCents, product_data: { name } },
      })),
  };
}

function readSession(session: Stripe.Checkout.Session, pageOrigin: string): Session {
  const orderId = Number(session.metadata?.['orderId']);
  // A Stripe account may serve other products as well.
  if (!Number.isSafeInteger(orderId))
    throw new PaymentRefused(`the session ${session.id} is not one of ours`);
  if (session.url !== null && URL.parse(session.url)?.origin !== pageOrigin)
    throw new PaymentRefused(`the payment page of session ${session.id} is not at ${pageOrigin}`);
  const { payment_intent: intent } = session;
  return {
    id: session.id,
    state: stateOf(session),
    orderId,
    url: session.url,
    amountCents: session.amount_total ?? 0,
    paymentIntentId: typeof intent === 'object' ? (intent?.id ?? null) : intent,
    lastCardDigits: lastCardDigitsOf(intent),
  };
}

/**
 * The payment and its charge are objects only where they were asked for. Anything but four digits is left out, since it is
 * only shown and must not keep a payment from being recorded.
 */
function lastCardDigitsOf(intent: Stripe.Checkout.Session['payment_intent']): string | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  const digits = typeof charge === 'object' ? charge?.payment_method_details?.card?.last4 : null;
  return digits !== null && digits !== undefined && /^\d{4}$/.test(digits) ? digits : null;
}

function stateOf({ status, payment_status: payment }: Stripe.Checkout.Session): SessionState {
  if (status === 'open') return 'open';
  if (status !== 'complete') return 'ended';
  return payment === 'unpaid' ? 'processing' : 'paid';
}

/** Stripe deletes idempotency keys after a day, so the key is also stored on the refund and searched first. */
async function madeRefund(
  stripe: Stripe,
  { paymentIntentId, idempotencyKey }: WantedRefund,
): Promise<Refund | undefined> {
  const refunds = stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
  for await (const refund of refunds) {
    if (refund.metadata?.['idempotencyKey'] === idempotencyKey) return refundOf(refund);
  }
  return undefined;
}

const makeRefund = (
  stripe: Stripe,
  { paymentIntentId, amountCents, idempotencyKey, orderId }: WantedRefund,
) =>
  stripe.refunds.create(
    {
      payment_intent: paymentIntentId,
      amount: amountCents,
      metadata: { orderId: String(orderId), idempotencyKey },
    },
    { idempotencyKey },
  );

function refundOf({ id, status }: Stripe.Refund): Refund {
  if (status === 'succeeded') return { id, state: 'done' };
  return { id, state: status === 'failed' || status === 'canceled' ? 'failed' : 'pending' };
}
