import type { MailAmount, MailAmounts } from '../../../mails/booking-mail-values.ts';
import type { MailValue } from '../../../mails/mail-value.ts';
import type { OrderRecord } from '../../orders/orders.module.ts';
import type { LedgerOrder } from '../../ledger/ledger.module.ts';
import type { Booking } from '../booking/load-booking.ts';

type Charge = LedgerOrder['lines'][number];

const sumOf = (charges: readonly Charge[], of: (charge: Charge) => number): number =>
  charges.reduce((sum, charge) => sum + of(charge), 0);

/** Returns the rows of a receipt: the charged lines of the ledger, then discount, fee and tax. */
export function receiptOf(
  order: OrderRecord,
  charges: readonly Charge[],
  booking: Pick<Booking, 'personOf'>,
): MailAmounts {
  const extras: readonly MailAmount[] = [
    {
      label: order.isGiftCard ? 'giftCard' : 'discount',
      words: {},
      cents: -sumOf(charges, ({ discountCents }) => discountCents),
    },
    {
      label: 'serviceFee',
      words: { rate: { basisPoints: order.serviceFeeRate } },
      cents: sumOf(charges, ({ serviceFeeCents }) => serviceFeeCents),
    },
    {
      label: 'tax',
      words: { rate: { basisPoints: order.taxRate } },
      cents: sumOf(charges, ({ taxCents }) => taxCents),
    },
  ];
  return {
    rows: [
      ...charges.map((line): MailAmount => ({
        label: line.kind,
        words: lineWords(line, booking),
        cents: line.grossCents,
      })),
      ...extras.filter(({ cents }) => cents !== 0),
    ],
    total: { label: 'totalPaid', words: {}, cents: sumOf(charges, ({ totalCents }) => totalCents) },
  };
}

const lineWords = (
  { providerId, quantity, unitCents }: Charge,
  { personOf }: Pick<Booking, 'personOf'>,
): Readonly<Record<string, MailValue>> => ({
  ...(providerId === null ? {} : { provider: { people: [personOf(providerId).name] } }),
  hours: { hours: quantity },
  count: String(quantity),
  price: { cents: unitCents },
});
