import type { Cents } from '@repo/domain/money/cents';
import { isOvernight } from '@repo/domain/time/time-range';
import type { TimeRange } from '@repo/domain/time/time-range';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageLocale } from '../use-page-locale.ts';
import { dayWithWeekday, moment, timeOfDay } from './dates.ts';
import { duration, kilometres } from './durations.ts';
import { fileSize, megabytes } from './file-size.ts';
import { listed } from './listed.ts';
import { money, percent } from './money.ts';

/** Numbers, dates and lists in the language of the page. */
export function useFormats() {
  const { t } = useTranslation();
  const locale = usePageLocale();
  return useMemo(() => {
    /** The end of a range; it says so when that is on the day after its start. */
    const endTimeOf = (range: TimeRange): string => {
      const time = timeOfDay(range.endsAtSeconds, locale);
      return isOvernight(range) ? t('nextDay', { time }) : time;
    };
    return {
      dayWithWeekday: (seconds: number) => dayWithWeekday(seconds, locale),
      moment: (seconds: number) => moment(seconds, locale),
      timeOfDay: (seconds: number) => timeOfDay(seconds, locale),
      endTimeOf,
      /** '5:00 p.m. EST to 10:00 p.m. EST'. */
      timeRange: (range: TimeRange) =>
        t('timeRange', { from: timeOfDay(range.startsAtSeconds, locale), to: endTimeOf(range) }),
      duration: (seconds: number) => duration(seconds, locale),
      kilometres: (value: number) => kilometres(value, locale),
      money: (cents: Cents) => money(cents, locale),
      percent: (value: number) => percent(value, locale),
      fileSize: (bytes: number) => fileSize(bytes, locale),
      megabytes: (bytes: number) => megabytes(bytes, locale),
      listed: (names: readonly string[]) => listed(names, locale),
    };
  }, [locale, t]);
}
