import { secondsPerDay, secondsPerHour } from '@repo/domain/time/seconds';
import type { Locale } from '../locale.ts';
import { listFormat, numberFormat } from './cached-format.ts';

const unitOf = (unit: 'day' | 'hour' | 'minute', value: number, locale: Locale): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** How long something takes, in its two largest units and never less than a minute: '1 day, 3 hours', '3 heures et 20 minutes'. */
export function duration(seconds: number, locale: Locale): string {
  const minutes = Math.max(Math.floor(seconds / 60), 1);
  const parts = [
    ['day', Math.floor((minutes * 60) / secondsPerDay)],
    ['hour', Math.floor(((minutes * 60) % secondsPerDay) / secondsPerHour)],
    ['minute', minutes % 60],
  ] as const;
  const first = parts.findIndex(([, value]) => value > 0);
  const shown = parts.slice(first, first + 2).filter(([, value]) => value > 0);
  return listFormat(locale, { type: 'unit' }).format(
    shown.map(([unit, value]) => unitOf(unit, value, locale)),
  );
}

/** '12.4 km', '12,4 km'. */
export const kilometres = (value: number, locale: Locale): string =>
  numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(value);
