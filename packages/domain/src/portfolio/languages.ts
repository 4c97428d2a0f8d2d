/** Everybody speaks it; the field is read-only (S3§2). */
export const spokenByEverybody = 'English';

/**
 * What a provider may add to English, with the tag by which a screen names it in the reader's language
 * (A-93). The stored value is the English name, as the specs' profiles show it.
 */
export const additionalLanguages = {
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
} as const;

/** The languages of a profile: English, and another one if it is set and not the text "null" (S1§2, A-53). */
export const spokenLanguages = (additional: string | null): readonly string[] =>
  additional === null || additional === '' || additional === 'null'
    ? [spokenByEverybody]
    : [spokenByEverybody, additional];
