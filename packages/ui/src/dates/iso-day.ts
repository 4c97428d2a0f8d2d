import { dateFormat } from '../typed-value/date-format.ts';

/** A date as `YYYY-MM-DD`, which sorts as text. */
export type IsoDay = string;

const isoOf = (year: number, month: number, day: number): IsoDay | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year <= 9999;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
};

/** Formats a date in a language: "December 5, 2026", "5 décembre 2026". */
export const formatDay = (day: IsoDay, locale: string): string =>
  dateFormat(locale, { dateStyle: 'long' }).format(new Date(`${day}T00:00Z`));

const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

/** Returns the month that a word abbreviates, in the page's language or English; 0 if none or several match. */
function monthOf(word: string, locale: string): number {
  const isStartOf = (month: number, language: string): boolean =>
    withoutAccents(dateFormat(language, { month: 'long' }).format(Date.UTC(2026, month - 1))).startsWith(
      word,
    );
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  for (const language of [locale, 'en-CA']) {
    const [first, second] = months.filter((month) => isStartOf(month, language));
    if (first !== undefined && second === undefined) return first;
  }
  return 0;
}

/**
 * Parses a typed date: "2026-12-05", "Dec 5, 2026", "5 décembre 2026", "12/5/2026". Ambiguous numbers are read month
 * first in English and day first in French. Without a year, returns the next such date from `earliest` on.
 */
export function parseDay(text: string, locale: string, earliest?: IsoDay): IsoDay | undefined {
  const words = withoutAccents(text)
    .split(/[^\p{Letter}\d]+/u)
    .filter((word) => word !== '' && word !== 'le')
    .map((word) => /^\d+(?=(?:st|nd|rd|th|er)$)/.exec(word)?.[0] ?? word);
  const names = words.filter((word) => /\p{Letter}/u.test(word));
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  if (names.length + numbers.length !== words.length) return undefined;
  const yearAt = numbers.findIndex((number) => number.length === 4);
  const year = yearAt < 0 ? undefined : Number(numbers[yearAt]);
  const rest = numbers.filter((_, index) => index !== yearAt).map(Number);
  const order = yearAt === 0 ? 'iso' : locale.startsWith('fr') ? 'day first' : 'month first';
  const monthAndDay = orderMonthAndDay(names, rest, order, locale);
  if (monthAndDay === undefined) return undefined;
  const [month, day] = monthAndDay;
  if (year !== undefined) return isoOf(year, month, day);
  if (earliest === undefined) return undefined;
  const thisYear = Number(earliest.slice(0, 4));
  // The next February 29 may be eight years away.
  for (let next = thisYear; next <= thisYear + 8; next += 1) {
    const found = isoOf(next, month, day);
    if (found !== undefined && found >= earliest) return found;
  }
  return undefined;
}

function orderMonthAndDay(
  names: readonly string[],
  numbers: readonly number[],
  order: 'iso' | 'month first' | 'day first',
  locale: string,
): readonly [number, number] | undefined {
  const [first, second, third] = numbers;
  if (first === undefined || third !== undefined || names.length > 1) return undefined;
  const [name] = names;
  if (name !== undefined) return second === undefined ? [monthOf(name, locale), first] : undefined;
  if (second === undefined) return undefined;
  const [month, day] = order === 'day first' ? [second, first] : [first, second];
  // A number above twelve can only be the day.
  return order !== 'iso' && month > 12 && day <= 12 ? [day, month] : [month, day];
}
