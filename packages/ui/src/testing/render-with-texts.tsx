import { ui } from '@repo/i18n/texts/en-ca/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiTextProvider } from '../ui-texts.tsx';
import type { TranslateUiText } from '../ui-texts.tsx';

const texts: Readonly<Record<string, string>> = ui;
const plurals = new Intl.PluralRules('en-CA');
const numbers = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2 });

/** Translates to English, with plurals and values filled in as i18next does. */
const translateToEnglish: TranslateUiText = (key, values = {}) => {
  const text = texts[`${key}_${plurals.select(Number(values['count']))}`] ?? texts[key] ?? '';
  return text.replaceAll(
    /\{\{(\w+)(, number\(minimumFractionDigits: 2\))?\}\}/g,
    (_, name: string, isNumber?: string) =>
      isNumber === undefined ? String(values[name]) : numbers.format(Number(values[name])),
  );
};

/** Renders an element with English texts. */
export const renderWithTexts = (element: ReactNode) =>
  render(element, {
    wrapper: ({ children }) => <UiTextProvider value={translateToEnglish}>{children}</UiTextProvider>,
  });
