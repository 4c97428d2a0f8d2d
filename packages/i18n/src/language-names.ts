import { defaultLanguage } from '@repo/domain/portfolio/languages';
import type { AdditionalLanguage } from '@repo/domain/portfolio/languages';
import type { Locale } from './locale.ts';

type SpokenLanguage = AdditionalLanguage | typeof defaultLanguage;

/** The tag under which every browser knows the language that a profile names in English. */
const tags: Readonly<Record<SpokenLanguage, string>> = {
  [defaultLanguage]: 'en',
  French: 'fr',
  Arabic: 'ar',
  Bengali: 'bn',
  Cantonese: 'yue',
  Dutch: 'nl',
  Farsi: 'fa',
  German: 'de',
  Greek: 'el',
  Gujarati: 'gu',
  Hebrew: 'he',
  Hindi: 'hi',
  Italian: 'it',
  Japanese: 'ja',
  Korean: 'ko',
  Mandarin: 'cmn',
  Polish: 'pl',
  Portuguese: 'pt',
  Punjabi: 'pa',
  Romanian: 'ro',
  Russian: 'ru',
  Somali: 'so',
  Spanish: 'es',
  Tagalog: 'tl',
  Tamil: 'ta',
  Turkish: 'tr',
  Ukrainian: 'uk',
  Urdu: 'ur',
  Vietnamese: 'vi',
};

const isKnown = (language: string): language is SpokenLanguage => Object.hasOwn(tags, language);

/** A language of a profile in the words of the reader; one that we do not offer is shown as it was stored. */
export const languageName = (language: string, locale: Locale): string =>
  (isKnown(language) ? new Intl.DisplayNames(locale, { type: 'language' }).of(tags[language]) : undefined) ??
  language;
