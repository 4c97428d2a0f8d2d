import type { MailAmount, MailAmounts } from '../../../mails/booking-mail-values.ts';
import type { Saying } from '../../../mails/saying.ts';
import type { WholeOrder } from '../../orders/orders.module.ts';
import type { LineCharge } from '../news.repository.ts';
import type { Booking } from '../read-booking.ts';

type Charges = Omit<LineCharge, 'lineId'>;

const totalsOf = (charges: readonly LineCharge[]): Charges =>
  charges.reduce<Charges>(
    (sum, charge) => ({
      grossCents: sum.grossCents + charge.grossCents,
      discountCents: sum.discountCents + charge.discountCents,
      serviceFeeCents: sum.serviceFeeCents + charge.serviceFeeCents,
      taxCents: sum.taxCents + charge.taxCents,
      totalCents: sum.totalCents + charge.totalCents,
    }),
    { grossCents: 0, discountCents: 0, serviceFeeCents: 0, taxCents: 0, totalCents: 0 },
  );

/** What was paid, line by line as the ledger has it, with discount, fee and tax below. */
export function receiptOf(
  { order, lines }: Pick<WholeOrder, 'order' | 'lines'>,
  charges: readonly LineCharge[],
  booking: Pick<Booking, 'personOf'>,
): MailAmounts {
  const { discountCents, serviceFeeCents, taxCents, totalCents } = totalsOf(charges);
  const extras: readonly MailAmount[] = [
    { label: order.isGiftCard ? 'giftCard' : 'discount', words: {}, cents: -discountCents },
    { label: 'serviceFee', words: { rate: { basisPoints: order.serviceFeeRate } }, cents: serviceFeeCents },
    { label: 'tax', words: { rate: { basisPoints: order.taxRate } }, cents: taxCents },
  ];
  return {
    rows: [
      ...lines.map((line): MailAmount => ({
        label: line.kind,
        words: lineWords(line, booking),
        cents: charges.find(({ lineId }) => lineId === line.id)?.grossCents ?? 0,
      })),
      ...extras.filter(({ cents }) => cents !== 0),
    ],
    total: { label: 'totalPaid', words: {}, cents: totalCents },
  };
}

const lineWords = (
  { providerId, quantity, unitCents }: WholeOrder['lines'][number],
  { personOf }: Pick<Booking, 'personOf'>,
): Readonly<Record<string, Saying>> => ({
  ...(providerId === null ? {} : { provider: { people: [personOf(providerId).name] } }),
  hours: { hours: quantity },
  count: String(quantity),
  price: { cents: unitCents },
});
