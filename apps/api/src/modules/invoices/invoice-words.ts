import type { Locale } from '@repo/i18n/locale';

/** How a language writes amounts and days; moments are those of Toronto. */
export type InvoiceWords = {
  readonly money: (cents: number) => string;
  readonly moment: (moment: Date) => string;
  /** Of `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
};

export function invoiceWordsIn(locale: Locale): InvoiceWords {
  const currency = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CAD',
    // Nothing refunded is not minus nothing.
    signDisplay: 'negative',
  });
  const inToronto = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' });
  const inUtc = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    money: (cents) => currency.format(cents / 100),
    moment: (moment) => inToronto.format(moment),
    day: (day) => inUtc.format(new Date(day)),
  };
}
