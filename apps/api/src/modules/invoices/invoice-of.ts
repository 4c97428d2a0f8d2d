import type { InvoiceView } from '@repo/contracts/invoices/generate-invoice';
import { fillText } from '@repo/i18n/fill-text';
import { invoiceTexts } from '@repo/i18n/invoice-texts';
import type { Locale } from '@repo/i18n/locale';
import type { LedgerLine, LedgerOrder, LedgerRefund } from '../ledger/ledger.module.ts';
import type { Company } from './company.ts';
import { invoiceFormatsIn } from './invoice-formats.ts';
import type { InvoiceFormats } from './invoice-formats.ts';
import type { InvoicedEvent } from './invoice.repository.ts';

export type Sum = InvoiceView['orders'][number]['sums'][number];

type Writing = {
  readonly texts: (typeof invoiceTexts)['en-CA'];
  readonly formats: InvoiceFormats;
  readonly nameOf: (providerId: number | null) => string;
};

/** Who sends an invoice, in which language, and when. */
type InvoiceSetting = { readonly company: Company; readonly locale: Locale; readonly now: Date };

/**
 * Builds the invoice of all paid orders of an event. Every amount comes from the ledger, so that invoice and ledger
 * cannot differ.
 */
export function invoiceOf(
  event: InvoicedEvent,
  orders: readonly LedgerOrder[],
  { company, locale, now }: InvoiceSetting,
): InvoiceView {
  const texts = invoiceTexts[locale];
  const formats = invoiceFormatsIn(locale);
  const nameOf = (providerId: number | null): string => event.providerNames[String(providerId)] ?? '';
  const writing = { texts, formats, nameOf };
  const number = orders[0]?.number ?? null;
  return {
    title: texts.title,
    company: companyLines(company, texts.taxRegistration),
    facts: [
      { label: texts.number, value: String(number ?? event.publicId) },
      { label: texts.writtenOn, value: formats.moment(now) },
      { label: texts.billedTo, value: `${event.hostName}, ${event.hostEmail}` },
      { label: texts.event, value: event.name },
      { label: texts.eventDate, value: formats.day(event.day) },
      { label: texts.eventId, value: event.publicId },
    ],
    headings: [texts.description, texts.quantity, texts.unitPrice, texts.amount],
    orders: orders.map((order) => ({
      heading: headingOf(order, writing),
      lines: order.lines.map((line) => lineOf(line, writing)),
      sums: sumsOf(order, writing),
    })),
    balance: { heading: texts.summary, sums: balanceOf(orders, writing) },
  };
}

const companyLines = ({ name, address, taxRegistration }: Company, label: string): readonly string[] =>
  [name, address, taxRegistration === undefined ? undefined : `${label}: ${taxRegistration}`].filter(
    (line) => line !== undefined,
  );

const headingOf = ({ number, paidAt, orderId }: LedgerOrder, { texts, formats }: Writing): string =>
  fillText(texts.order, {
    number: String(number ?? orderId),
    date: paidAt === null ? '' : formats.moment(paidAt),
  });

const lineOf = (
  { kind, providerId, quantity, unitCents, grossCents }: LedgerLine,
  { texts, formats, nameOf }: Writing,
): readonly [string, string, string, string] => [
  fillText(texts[kind], { name: nameOf(providerId) }),
  String(quantity),
  formats.money(unitCents),
  formats.money(grossCents),
];

const sumOf = <Item>(items: readonly Item[], centsOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + centsOf(item), 0);

function sumsOf(order: LedgerOrder, { texts, formats }: Writing): readonly Sum[] {
  const { lines, refunds, isGiftCard, paidCents, paidAt } = order;
  const discountCents = sumOf(lines, (line) => line.discountCents);
  const discount = {
    label: isGiftCard ? texts.giftCard : texts.discount,
    amount: formats.money(-discountCents),
  };
  const paidOn = paidAt === null ? '' : formats.moment(paidAt);
  const payment = { label: fillText(texts.payment, { date: paidOn }), amount: formats.money(paidCents) };
  return [
    ...(discountCents === 0 ? [] : [discount]),
    { label: texts.serviceFee, amount: formats.money(sumOf(lines, (line) => line.serviceFeeCents)) },
    { label: texts.tax, amount: formats.money(sumOf(lines, (line) => line.taxCents)) },
    { label: texts.total, amount: formats.money(sumOf(lines, (line) => line.totalCents)), isTotal: true },
    // Nothing was charged to the card when a gift card paid for everything.
    ...(paidCents === 0 ? [] : [payment]),
    ...refunds.flatMap((refund) => refundSums(refund, { texts, formats })),
  ];
}

const refundSums = (
  { reason, amountCents, giftReturnedCents, createdAt, doneAt }: LedgerRefund,
  { texts, formats }: Pick<Writing, 'texts' | 'formats'>,
): readonly Sum[] => [
  // Says why, also when the card gets nothing back.
  {
    label: fillText(doneAt === null ? texts.refundOnItsWay : texts.refund, {
      date: formats.moment(doneAt ?? createdAt),
      why: fillText(texts.reasons[reason], {}),
    }),
    amount: formats.money(-amountCents),
  },
  ...(giftReturnedCents === 0
    ? []
    : [{ label: texts.giftReturned, amount: formats.money(giftReturnedCents) }]),
];

/** Compares the charges, less refunds, with the payments, less refunds. */
function balanceOf(orders: readonly LedgerOrder[], { texts, formats }: Writing): readonly Sum[] {
  const lines = orders.flatMap((order) => order.lines);
  const chargedCents = sumOf(lines, (line) => line.totalCents);
  const paidCents = sumOf(orders, (order) => order.paidCents);
  const creditedCents = sumOf(lines, (line) => line.refundedCents);
  const refundedCents = sumOf(
    orders.flatMap((order) => order.refunds),
    (refund) => refund.amountCents,
  );
  return [
    { label: texts.charged, amount: formats.money(chargedCents) },
    { label: texts.credited, amount: formats.money(-creditedCents) },
    { label: texts.paid, amount: formats.money(paidCents) },
    { label: texts.refunded, amount: formats.money(-refundedCents) },
    {
      label: texts.balance,
      amount: formats.money(chargedCents - creditedCents - (paidCents - refundedCents)),
      isTotal: true,
    },
  ];
}
