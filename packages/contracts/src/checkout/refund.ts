import type { LineKind } from '@repo/domain/cart/order-line';
import { capabilities } from '@repo/domain/identity/capabilities';
import type { RefundReason } from '@repo/domain/refund/refund-terms';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { dollars } from '../wire/amounts.ts';
import { eventIdParams, id } from '../wire/ids.ts';

const refundReasons = {
  hostCancelled: 'hostCancelled',
  providerCancelled: 'providerCancelled',
  declined: 'declined',
  expired: 'expired',
  noShow: 'noShow',
  slotTaken: 'slotTaken',
} as const satisfies { readonly [Reason in RefundReason]: Reason };

const lineKinds = {
  provider: 'provider',
  recap: 'recap',
  extension: 'extension',
  tip: 'tip',
} as const satisfies { readonly [Kind in LineKind]: Kind };

/** What a line is and what was charged for it, so that a host can compare: ours. */
const lineAdditions = {
  kind: z.enum(lineKinds),
  /** The provider's full name; null for a recap. */
  providerName: z.string().nullable(),
  /** What the card paid for the line. */
  paid: dollars,
  /** The last four digits of the card that paid it, where they are known. */
  lastCardDigits: z.string().nullable(),
  /** What is credited to the gift card that paid a part of the line. */
  giftCard: dollars,
};

/** A refund by line. The preview and the refund return the same. */
export const refund = z.object({
  refunded: dollars,
  currency: z.string(),
  lines: z.array(
    z.object({ orderItemId: id, amount: dollars, reason: z.enum(refundReasons), ...lineAdditions }),
  ),
});
export type Refund = z.output<typeof refund>;

const cancelling = {
  topic: 'Checkout',
  actors: capabilities.cancelEvent,
  reply: refund,
} as const;

export const previewRefund = defineEndpoint('GET /api/Stripe/RefundPreview/:eventId', {
  ...cancelling,
  summary: 'What cancelling the event would give back now',
  source: 'A-77',
  ownership: { of: 'event', id: 'params.eventId' },
  params: eventIdParams,
  errors: ['event_cancellation_failed'],
});

export const cancellation = z.object({ eventId: id, orderId: id, userId: id });

export const createRefund = defineEndpoint('POST /api/Stripe/CreateRefund', {
  ...cancelling,
  summary: 'Cancel an event and give back what its terms say',
  source: 'S1§7, S2§7, A-77',
  ownership: [
    { of: 'event', id: 'body.eventId' },
    { of: 'order', id: 'body.orderId' },
    { of: 'account', id: 'body.userId' },
  ],
  body: anyCasing(cancellation),
  errors: ['event_cancellation_failed', 'invalid_event_id', 'unable_to_access_server'],
  success: 'event_cancel_successfully',
});
