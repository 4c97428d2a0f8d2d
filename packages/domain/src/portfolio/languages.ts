/** The language of every profile; its field is read-only (S3§2). */
export const defaultLanguage = 'English';

/** Languages that a provider may add. The English name is stored; packages/i18n translates it. */
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

/**
 * Returns the languages of a profile: English, and another one unless it is empty or the text "null" (S1§2, A-53).
 */
export const spokenLanguages = (additional: string | null): readonly string[] =>
  additional === null || additional === '' || additional === 'null'
    ? [defaultLanguage]
    : [defaultLanguage, additional];
