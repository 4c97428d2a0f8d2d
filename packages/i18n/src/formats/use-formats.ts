import type { Cents } from '@repo/domain/money/cents';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLocale, isLocale } from '../locale.ts';
import { calendarDay, moment, timeOfDay } from './dates.ts';
import { fileSize } from './file-size.ts';
import { listed } from './listed.ts';
import { money, percent } from './money.ts';

/** Numbers, dates and lists in the language of the page. */
export function useFormats() {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const locale = isLocale(language) ? language : defaultLocale;
    return {
      calendarDay: (seconds: number) => calendarDay(seconds, locale),
      moment: (seconds: number) => moment(seconds, locale),
      timeOfDay: (seconds: number) => timeOfDay(seconds, locale),
      money: (cents: Cents) => money(cents, locale),
      percent: (value: number) => percent(value, locale),
      fileSize: (bytes: number) => fileSize(bytes, locale),
      listed: (names: readonly string[]) => listed(names, locale),
    };
  }, [language]);
}
