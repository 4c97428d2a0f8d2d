import type { Locale } from './locale.ts';
import { invoice as english } from './texts/en-ca/invoice.ts';
import { invoice as french } from './texts/fr-ca/invoice.ts';

/** The texts of invoices, for the server: a host gets them in the language of the account. */
export const invoiceTexts: Readonly<Record<Locale, typeof english>> = { 'en-CA': english, 'fr-CA': french };
