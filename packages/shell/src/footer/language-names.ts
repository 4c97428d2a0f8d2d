import type { Locale } from '@repo/i18n/locale';

/** Each language is named in itself. */
export const languageNames: Readonly<Record<Locale, string>> = { 'en-CA': 'English', 'fr-CA': 'Français' };
