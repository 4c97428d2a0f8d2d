import type { Locale } from './locale.ts';
import { mails as english } from './texts/en-ca/mails.ts';
import { mails as french } from './texts/fr-ca/mails.ts';

/** The texts of mails, for the server: it writes to people in their own language, not in that of a request. */
export const mailTexts: Readonly<Record<Locale, typeof english>> = { 'en-CA': english, 'fr-CA': french };
