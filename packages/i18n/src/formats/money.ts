import type { Cents } from '@repo/domain/money/cents';
import type { Locale } from '../locale.ts';
import { numberFormat } from './cached-format.ts';

/** '$137.63', '137,63 $'. */
export const money = (cents: Cents, locale: Locale): string =>
  numberFormat(locale, { style: 'currency', currency: 'CAD' }).format(cents / 100);

/** '5%', '5 %', and '12.5%' where an operator has set one. */
export const percent = (value: number, locale: Locale): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
