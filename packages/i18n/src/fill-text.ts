import { brandWords } from './brand-words.ts';

/**
 * Puts words into the places of a text, for those that read texts without i18next. What is put in is never looked
 * at again, so that a word which looks like a place stays what it is.
 */
export function fillText(text: string, words: Readonly<Record<string, string>>): string {
  const all: Readonly<Record<string, string>> = { ...brandWords, ...words };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => all[name] ?? place);
}
