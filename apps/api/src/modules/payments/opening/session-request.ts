import { fillText } from '@repo/i18n/fill-text';
import { invoiceTexts } from '@repo/i18n/invoice-texts';
import { defaultLocale, isLocale } from '@repo/i18n/locale';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import { z } from 'zod';
import type { SessionLine, SessionRequest } from '../../../ports/payment-gateway.ts';
import type { LineRecord, PaymentRecord, WholeOrder } from '../../orders/orders.module.ts';

/** The schema of the column that stores it with the payment. */
export const sessionRequest: z.ZodType<SessionRequest> = z.object({
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
 * Builds the session request: the lines net of discount, then fee and tax, which sum to the total. The names are
 * in the language of the host, like the payment page.
 */
export const sessionRequestOf = (
  { order, lines }: Pick<WholeOrder, 'order' | 'lines'>,
  payment: PaymentRecord,
  payer: Payer,
  providerNames: ReadonlyMap<number, string>,
): SessionRequest => ({
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
  endsAtSeconds: secondsOf(payment.sessionEndsAt),
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
