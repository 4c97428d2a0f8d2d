/** Everybody speaks it; the field is read-only (S3§2). */
export const spokenByEverybody = 'English';

/**
 * What a provider may add to English (A-93). The stored value is the English name, as the specs' profiles show
 * it; packages/i18n says it in the reader's language.
 */
export const additionalLanguages = [
  'French',
  'Arabic',
  'Bengali',
  'Cantonese',
  'Dutch',
  'Farsi',
  'German',
  'Greek',
  'Gujarati',
  'Hebrew',
  'Hindi',
  'Italian',
  'Japanese',
  'Korean',
  'Mandarin',
  'Polish',
  'Portuguese',
  'Punjabi',
  'Romanian',
  'Russian',
  'Somali',
  'Spanish',
  'Tagalog',
  'Tamil',
  'Turkish',
  'Ukrainian',
  'Urdu',
  'Vietnamese',
] as const;

export type AdditionalLanguage = (typeof additionalLanguages)[number];

/** The languages of a profile: English, and another one if it is set and not the text "null" (S1§2, A-53). */
export const spokenLanguages = (additional: string | null): readonly string[] =>
  additional === null || additional === '' || additional === 'null'
    ? [spokenByEverybody]
    : [spokenByEverybody, additional];
