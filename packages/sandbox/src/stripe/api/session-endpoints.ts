import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { OperationContext } from '../operation-context.ts';
import { idOf } from '../objects/id-of.ts';
import { expiredSession, openSessionObject } from '../objects/session-object.ts';
import { invalidRequest, noSuch } from '../stripe-refusal.ts';
import { endpoint } from './endpoint.ts';
import { locales } from './locales.data.ts';
import { currency, email, integer, list, metadata, text, webAddress } from './params.ts';

const leastLifeSeconds = 30 * 60;
const mostLifeSeconds = 24 * 3600;
/** The least that can be charged in Canadian dollars. */
const leastCents = 50;
const latestSecond = 253_402_300_799;

const line = z.strictObject({
  quantity: integer(1),
  price_data: z.strictObject({
    currency,
    unit_amount: integer(0),
    product_data: z.strictObject({ name: text(250), description: text().optional() }),
  }),
});

const newSession = z.strictObject({
  mode: z.literal('payment'),
  line_items: list(line),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: text(200).optional(),
  customer_email: email.optional(),
  expires_at: integer(0, latestSecond).optional(),
  locale: z.enum(locales).optional(),
  metadata,
  payment_intent_data: z
    .strictObject({ metadata, description: text(1000).optional(), transfer_group: text(250).optional() })
    .optional(),
  payment_method_types: list(z.literal('card')).default(['card']),
});

/** A session, with its payment and charge in full where they are asked for. */
const wantedSession = z.strictObject({
  expand: list(z.literal('payment_intent.latest_charge')).default([]),
});

export const sessionEndpoints = [
  endpoint('POST', '/checkout/sessions', newSession, createSession),

  endpoint('GET', '/checkout/sessions/:id', wantedSession, async ({ objects }, { expand }, id) => {
    const session = await objects.find('checkout.session', id);
    if (session === undefined) throw noSuch('checkout.session', id, 'session');
    return expand.length === 0 ? session : withPayment(objects, session);
  }),

  endpoint('POST', '/checkout/sessions/:id/expire', z.strictObject({}), async (context, _, id) => {
    const session = await context.objects.find('checkout.session', id, { lock: true });
    if (session === undefined) throw noSuch('checkout.session', id, 'session');
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        { param: 'session' },
      );
    }
    const expired = expiredSession(session);
    await context.objects.change(expired);
    await context.emit('checkout.session.expired', expired);
    return expired;
  }),
];

async function withPayment(
  objects: OperationContext['objects'],
  session: Stripe.Checkout.Session,
): Promise<Stripe.Checkout.Session> {
  const intent = await objects.find('payment_intent', idOf(session.payment_intent));
  if (intent === undefined) return session;
  const charge = await objects.find('charge', idOf(intent.latest_charge));
  return { ...session, payment_intent: { ...intent, latest_charge: charge ?? intent.latest_charge } };
}

async function createSession(
  { objects, nowSeconds, pagesUrl }: OperationContext,
  params: z.output<typeof newSession>,
): Promise<Stripe.Checkout.Session> {
  const { expires_at: expiresAt = nowSeconds + mostLifeSeconds, payment_intent_data: intentData } = params;
  const lines = params.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
    name: product_data.name,
    quantity,
    amount: unit_amount * quantity,
  }));
  const amountCents = lines.reduce((sum, { amount }) => sum + amount, 0);
  checkLife(expiresAt - nowSeconds);
  checkAmount(amountCents, lines.length);
  const session = openSessionObject({
    amountCents,
    currency: 'cad',
    createdAtSeconds: nowSeconds,
    pagesUrl,
    client_reference_id: params.client_reference_id ?? null,
    customer_email: params.customer_email ?? null,
    expires_at: expiresAt,
    locale: params.locale ?? null,
    metadata: params.metadata,
    payment_method_types: params.payment_method_types,
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
  });
  await objects.add({
    kind: 'checkout.session',
    body: session,
    notes: {
      lines,
      intentMetadata: intentData?.metadata ?? {},
      description: intentData?.description ?? null,
      transferGroup: intentData?.transfer_group ?? null,
    },
    changesAtSeconds: expiresAt,
  });
  return session;
}

function checkLife(lifeSeconds: number): void {
  const blame = { param: 'expires_at' };
  if (lifeSeconds < leastLifeSeconds) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      blame,
    );
  }
  if (lifeSeconds > mostLifeSeconds) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      blame,
    );
  }
}

function checkAmount(amountCents: number, lineCount: number): void {
  if (lineCount === 0) {
    throw invalidRequest('The `line_items` parameter is required in payment mode.', {
      code: 'parameter_missing',
      param: 'line_items',
    });
  }
  if (amountCents < leastCents) {
    throw invalidRequest("The Checkout Session's total amount due must add up to at least $0.50 cad", {
      code: 'amount_too_small',
    });
  }
  if (amountCents > 99_999_999) {
    throw invalidRequest("The Checkout Session's total amount must be no more than $999,999.99", {
      code: 'amount_too_large',
    });
  }
}
