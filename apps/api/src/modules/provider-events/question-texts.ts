import { fillText } from '@repo/i18n/fill-text';
import type { Locale } from '@repo/i18n/locale';
import { eventQuestions as english } from '@repo/i18n/texts/en-ca/event-questions';
import { eventQuestions as french } from '@repo/i18n/texts/fr-ca/event-questions';

const textsOf: Readonly<Record<Locale, typeof english>> = { 'en-CA': english, 'fr-CA': french };

/** Returns the question about an event as the host read it, in another language if need be. */
export function questionText(questionTypeId: number, locale: Locale): string {
  const { eventQuestion1, eventQuestion2, eventQuestion3, eventQuestion4 } = textsOf[locale].questions;
  const texts = new Map([
    [5, eventQuestion1],
    [7, eventQuestion2],
    [8, eventQuestion3],
    [9, eventQuestion4],
  ]);
  return fillText(texts.get(questionTypeId)?.label ?? '', {});
}
