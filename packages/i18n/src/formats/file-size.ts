import type { Locale } from '../locale.ts';
import { numberFormat } from './cached-format.ts';

/** A unit of the specs is 1024 of the one before (S1§9). */
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** '84 MB', '84 Mo'; one digit behind the point below ten. */
export function fileSize(bytes: number, locale: Locale): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const size = bytes / 1024 ** step;
  return numberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
}

/** '2.41 MB', '2,41 Mo', also below one, and never 0 (S2§2 "size in Mbs"). */
export const megabytes = (bytes: number, locale: Locale): string =>
  numberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: 'short',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(Math.max(0.01, bytes / 1024 ** 2));
