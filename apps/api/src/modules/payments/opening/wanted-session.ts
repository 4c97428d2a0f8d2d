import { fillText } from '@repo/i18n/fill-text';
import { invoiceTexts } from '@repo/i18n/invoice-texts';
import { defaultLocale, isLocale } from '@repo/i18n/locale';
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

/**
 * What the card provider is asked for: the lines net of discount, then fee and tax, which sum to the total, in
 * the language of the host, like the page they stand on.
 */
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
      name: nameOf(line, providerNames.get(line.providerId ?? 0) ?? '', textsFor(payer)),
      amountCents: line.grossCents - line.discountCents,
    })),
    { name: textsFor(payer).serviceFee, amountCents: order.serviceFeeCents },
    { name: textsFor(payer).tax, amountCents: order.taxCents },
  ],
  hostEmail: payer.email,
  locale: payer.locale,
  endsAtSeconds: payment.sessionEndsAt.getTime() / 1000,
  successUrl: payment.successUrl,
  cancelUrl: payment.cancelUrl,
});

const textsFor = ({ locale }: Payer) => invoiceTexts[isLocale(locale) ? locale : defaultLocale];

function nameOf({ kind }: LineRecord, name: string, texts: ReturnType<typeof textsFor>): string {
  switch (kind) {
    case 'provider':
      return name;
    case 'recap':
      return texts.recap;
    case 'extension':
      return fillText(texts.extension, { name });
    case 'tip':
      return fillText(texts.tip, { name });
  }
}
