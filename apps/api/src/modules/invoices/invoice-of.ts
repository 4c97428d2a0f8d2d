import { fillText } from '@repo/i18n/fill-text';
import { invoiceTexts } from '@repo/i18n/invoice-texts';
import type { LedgerLine, LedgerOrder, LedgerRefund } from '../ledger/ledger.module.ts';
import type { Company } from './company.ts';
import { invoiceWordsIn } from './invoice-words.ts';
import type { InvoiceWords } from './invoice-words.ts';
import type { InvoicedEvent } from './invoice.repository.ts';

export type Sum = { readonly label: string; readonly amount: string; readonly isTotal?: true };

/** An invoice in words, ready to be set. */
export type Invoice = {
  readonly title: string;
  readonly company: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly headings: readonly [string, string, string, string];
  readonly orders: readonly {
    readonly heading: string;
    readonly lines: readonly (readonly [string, string, string, string])[];
    readonly sums: readonly Sum[];
  }[];
  readonly balance: { readonly heading: string; readonly sums: readonly Sum[] };
};

type Writing = {
  readonly texts: (typeof invoiceTexts)['en-CA'];
  readonly words: InvoiceWords;
  readonly nameOf: (providerId: number | null) => string;
};

/**
 * One invoice for all that was paid for an event. Every amount is one of the ledger or a sum of such, so that
 * the invoice and the books cannot differ.
 */
export function invoiceOf(
  event: InvoicedEvent,
  orders: readonly LedgerOrder[],
  company: Company,
  now: Date,
): Invoice {
  const texts = invoiceTexts[event.locale];
  const words = invoiceWordsIn(event.locale);
  const nameOf = (providerId: number | null): string => event.providerNames[String(providerId)] ?? '';
  const writing = { texts, words, nameOf };
  const number = orders[0]?.number ?? null;
  return {
    title: texts.title,
    company: companyLines(company, texts.taxRegistration),
    facts: [
      { label: texts.number, value: String(number ?? event.publicId) },
      { label: texts.writtenOn, value: words.moment(now) },
      { label: texts.billedTo, value: `${event.hostName}, ${event.hostEmail}` },
      { label: texts.event, value: event.name },
      { label: texts.eventDate, value: words.day(event.day) },
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

const headingOf = ({ number, paidAt, orderId }: LedgerOrder, { texts, words }: Writing): string =>
  fillText(texts.order, {
    number: String(number ?? orderId),
    date: paidAt === null ? '' : words.moment(paidAt),
  });

const lineOf = (
  { kind, providerId, quantity, unitCents, grossCents }: LedgerLine,
  { texts, words, nameOf }: Writing,
): readonly [string, string, string, string] => [
  fillText(texts[kind], { name: nameOf(providerId) }),
  String(quantity),
  words.money(unitCents),
  words.money(grossCents),
];

const sumOf = <Item>(items: readonly Item[], centsOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + centsOf(item), 0);

function sumsOf(order: LedgerOrder, { texts, words }: Writing): readonly Sum[] {
  const { lines, refunds, isGiftCard, paidCents, paidAt } = order;
  const discountCents = sumOf(lines, (line) => line.discountCents);
  const discount = {
    label: isGiftCard ? texts.giftCard : texts.discount,
    amount: words.money(-discountCents),
  };
  const paidOn = paidAt === null ? '' : words.moment(paidAt);
  const payment = { label: fillText(texts.payment, { date: paidOn }), amount: words.money(paidCents) };
  return [
    ...(discountCents === 0 ? [] : [discount]),
    { label: texts.serviceFee, amount: words.money(sumOf(lines, (line) => line.serviceFeeCents)) },
    { label: texts.tax, amount: words.money(sumOf(lines, (line) => line.taxCents)) },
    { label: texts.total, amount: words.money(sumOf(lines, (line) => line.totalCents)), isTotal: true },
    // A gift card may have paid for everything.
    ...(paidCents === 0 ? [] : [payment]),
    ...refunds.flatMap((refund) => refundSums(refund, { texts, words })),
  ];
}

const refundSums = (
  { amountCents, giftReturnedCents, createdAt, doneAt }: LedgerRefund,
  { texts, words }: Pick<Writing, 'texts' | 'words'>,
): readonly Sum[] => [
  ...(amountCents === 0
    ? []
    : [
        {
          label: fillText(doneAt === null ? texts.refundOnItsWay : texts.refund, {
            date: words.moment(doneAt ?? createdAt),
          }),
          amount: words.money(-amountCents),
        },
      ]),
  ...(giftReturnedCents === 0 ? [] : [{ label: texts.giftReturned, amount: words.money(giftReturnedCents) }]),
];

/** What was charged, less what went back, against the payments, less what goes back. */
function balanceOf(orders: readonly LedgerOrder[], { texts, words }: Writing): readonly Sum[] {
  const lines = orders.flatMap((order) => order.lines);
  const chargedCents = sumOf(lines, (line) => line.totalCents);
  const paidCents = sumOf(orders, (order) => order.paidCents);
  const creditedCents = sumOf(lines, (line) => line.refundedCents);
  const refundedCents = sumOf(
    orders.flatMap((order) => order.refunds),
    (refund) => refund.amountCents,
  );
  return [
    { label: texts.charged, amount: words.money(chargedCents) },
    { label: texts.credited, amount: words.money(-creditedCents) },
    { label: texts.paid, amount: words.money(paidCents) },
    { label: texts.refunded, amount: words.money(-refundedCents) },
    {
      label: texts.balance,
      amount: words.money(chargedCents - creditedCents - (paidCents - refundedCents)),
      isTotal: true,
    },
  ];
}
