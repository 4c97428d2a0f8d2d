import { paymentLineNames } from '@repo/domain/cart/payment-lines';
import { z } from 'zod';
import type { SessionLine, WantedSession } from '../../../ports/payment-gateway.ts';
import type { LineRecord, PaymentRecord, WholeOrder } from '../../orders/orders.module.ts';

/** As it is stored with the payment. */
export const wantedSession: z.ZodType<WantedSession> = z.object({
  orderId: z.int(),
  eventId: z.int(),
  idempotencyKey: z.string(),
  lines: z.array(z.object({ name: z.string(), amountCents: z.int() })),
  hostEmail: z.string(),
  locale: z.string(),
  endsAtSeconds: z.int(),
  successUrl: z.string(),
  cancelUrl: z.string(),
});

type Payer = { readonly email: string; readonly locale: string };

/** What the card provider is asked for: the lines net of discount, then fee and tax, which sum to the total. */
export const wantedSessionOf = (
  { order, lines }: Pick<WholeOrder, 'order' | 'lines'>,
  payment: PaymentRecord,
  payer: Payer,
  providerNames: ReadonlyMap<number, string>,
): WantedSession => ({
  orderId: order.id,
  eventId: order.eventId,
  idempotencyKey: `checkout-${order.id}`,
  lines: [
    ...lines.map((line): SessionLine => ({
      name: nameOf(line, providerNames.get(line.providerId ?? 0) ?? ''),
      amountCents: line.grossCents - line.discountCents,
    })),
    { name: paymentLineNames.serviceFee, amountCents: order.serviceFeeCents },
    { name: paymentLineNames.tax, amountCents: order.taxCents },
  ],
  hostEmail: payer.email,
  locale: payer.locale,
  endsAtSeconds: payment.sessionEndsAt.getTime() / 1000,
  successUrl: payment.successUrl,
  cancelUrl: payment.cancelUrl,
});

function nameOf({ kind }: LineRecord, providerName: string): string {
  switch (kind) {
    case 'provider':
      return providerName;
    case 'recap':
      return 'Recap';
    case 'extension':
      return `Extension ${providerName}`;
    case 'tip':
      return `Tip ${providerName}`;
  }
}
