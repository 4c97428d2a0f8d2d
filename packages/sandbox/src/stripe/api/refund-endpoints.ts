import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { OperationContext } from '../operation-context.ts';
import { emptyRefund } from '../objects/empty-objects.data.ts';
import { idOf } from '../objects/id-of.ts';
import { newId } from '../objects/new-id.ts';
import { invalidRequest, noSuch } from '../stripe-refusal.ts';
import { returnedRefundCard, slowRefundCard } from '../test-cards.ts';
import { endpoint } from './endpoint.ts';
import { integer, metadata, text } from './params.ts';

/** How long refunds of the two dedicated test cards take. */
const bankSeconds = 60;

const newRefund = z.strictObject({
  payment_intent: text(255),
  amount: integer(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

const refundList = z.strictObject({
  payment_intent: text(255),
  limit: integer(1, 100).default(10),
  starting_after: text(255).optional(),
});

export const refundEndpoints = [
  endpoint('GET', '/payment_intents/:id', z.strictObject({}), async ({ objects }, _, id) => {
    const intent = await objects.find('payment_intent', id);
    if (intent === undefined) throw noSuch('payment_intent', id, 'intent');
    return intent;
  }),

  endpoint('POST', '/refunds', newRefund, createRefund),

  endpoint('GET', '/refunds/:id', z.strictObject({}), async ({ objects }, _, id) => {
    const refund = await objects.find('refund', id);
    if (refund === undefined) throw noSuch('refund', id);
    return refund;
  }),

  endpoint('GET', '/refunds', refundList, async ({ objects }, params) => {
    const { payment_intent: intentId, limit, starting_after: after } = params;
    if ((await objects.find('payment_intent', intentId)) === undefined) {
      throw noSuch('payment_intent', intentId, 'payment_intent');
    }
    const all = await objects.list('refund', { parent: intentId });
    const rest = after === undefined ? all : all.slice(all.findIndex(({ id }) => id === after) + 1);
    return {
      object: 'list',
      data: rest.slice(0, limit),
      has_more: rest.length > limit,
      url: '/v1/refunds',
    } satisfies Stripe.ApiList<Stripe.Refund>;
  }),
];

async function createRefund(
  context: OperationContext,
  params: z.output<typeof newRefund>,
): Promise<Stripe.Refund> {
  const { objects, nowSeconds } = context;
  const intent = await objects.find('payment_intent', params.payment_intent);
  if (intent === undefined) throw noSuch('payment_intent', params.payment_intent, 'payment_intent');
  // Locks the charge, so that concurrent refunds cannot exceed it.
  const charge = await objects.find('charge', idOf(intent.latest_charge), { lock: true });
  if (charge === undefined) throw new Error(`the charge of ${intent.id} is missing`);
  const amount = refundableCents(charge, params.amount);
  const card = charge.payment_method_details?.card?.last4 ?? '';
  const isSlow = slowRefundCard.endsWith(card);
  const refund: Stripe.Refund = {
    ...emptyRefund,
    id: newId('re'),
    amount,
    charge: charge.id,
    created: nowSeconds,
    currency: charge.currency,
    metadata: params.metadata,
    payment_intent: intent.id,
    reason: params.reason ?? null,
    status: isSlow ? 'pending' : 'succeeded',
  };
  const changesLater = isSlow || returnedRefundCard.endsWith(card);
  await objects.add({
    kind: 'refund',
    body: refund,
    parent: intent.id,
    ...(changesLater ? { changesAtSeconds: nowSeconds + bankSeconds } : {}),
  });
  const refunded = charge.amount_refunded + amount;
  const changed = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  await objects.change(changed);
  await context.emit('refund.created', refund);
  await context.emit('charge.refunded', changed);
  if (!isSlow) await context.emit('refund.updated', refund);
  return refund;
}

function refundableCents(charge: Stripe.Charge, wanted: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (wanted !== undefined && wanted > left) {
    throw invalidRequest(
      `Refund amount (${dollars(wanted)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  }
  return wanted ?? left;
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
