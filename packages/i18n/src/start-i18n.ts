import i18next from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brandWords } from './brand-words.ts';
import { locales } from './locale.ts';
import type { Locale } from './locale.ts';
import { loadTexts, topicsOfLoadedParts } from './part-texts.ts';
import type { Texts, Topic } from './text-loaders.ts';

declare module 'i18next' {
  /** Makes every key a checked word: a text that does not exist is a compile error. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Texts;
  }
}

/**
 * Makes the translator of one app: its own topics besides what all apps share, in one language at first. Throws if a
 * text cannot be loaded. The texts of a lazy part are loaded with it (part-texts.ts).
 */
export async function startI18n(locale: Locale, ...topics: readonly Topic[]): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    supportedLngs: [...locales],
    fallbackLng: false,
    resources: {},
    defaultNS: 'shell',
    // React escapes what it renders.
    interpolation: { escapeValue: false, defaultVariables: brandWords },
  });
  await loadTexts(instance, locale, ['shell', 'ui', 'errors', ...topics, ...topicsOfLoadedParts()]);
  return instance;
}
