import { ui } from '@repo/i18n/texts/en-ca/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiWords } from '../words.tsx';
import type { SayWord } from '../words.tsx';

const texts: Readonly<Record<string, string>> = ui;
const plurals = new Intl.PluralRules('en-CA');
const numbers = new Intl.NumberFormat('en-CA');

/** The English words, chosen by number and filled as the translator does it. */
const sayInEnglish: SayWord = (word, values = {}) => {
  const text = texts[`${word}_${plurals.select(Number(values['count']))}`] ?? texts[word] ?? '';
  return text.replaceAll(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) =>
    isNumber === undefined ? String(values[name]) : numbers.format(Number(values[name])),
  );
};

/** Components as they stand in a page of the product, in English. */
export const renderWithWords = (element: ReactNode) =>
  render(element, { wrapper: ({ children }) => <UiWords value={sayInEnglish}>{children}</UiWords> });
