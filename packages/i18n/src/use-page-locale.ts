import { useTranslation } from 'react-i18next';
import { defaultLocale, isLocale } from './locale.ts';
import type { Locale } from './locale.ts';

/** Returns the language of the page. The first view passes it to single formats: all of `useFormats` are too large (P1). */
export function usePageLocale(): Locale {
  const { language } = useTranslation().i18n;
  return isLocale(language) ? language : defaultLocale;
}
