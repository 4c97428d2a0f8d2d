import type { Locale } from '@repo/i18n/locale';

/** Formats amounts and dates in a language. Times are in Toronto. */
export type InvoiceFormats = {
  readonly money: (cents: number) => string;
  readonly moment: (moment: Date) => string;
  /** Formats `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
};

export function invoiceFormatsIn(locale: Locale): InvoiceFormats {
  const currency = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CAD',
    // Writes a refund of zero as 0, not -0.
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
