import { dateFormat } from '../typed-value/date-format.ts';

/** A day of the calendar as `YYYY-MM-DD`, which sorts as text. */
export type IsoDay = string;

const isoOf = (year: number, month: number, day: number): IsoDay | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year <= 9999;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
};

/** The day in the language's own words: "December 5, 2026", "5 décembre 2026". */
export const formatDay = (day: IsoDay, locale: string): string =>
  dateFormat(locale, { dateStyle: 'long' }).format(new Date(`${day}T00:00Z`));

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

/** The month that a word is the beginning of, in English and in the language of the page; 0 where there is none. */
function monthOf(word: string, locale: string): number {
  const isStartOf = (month: number, language: string): boolean =>
    plain(dateFormat(language, { month: 'long' }).format(Date.UTC(2026, month - 1))).startsWith(word);
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  for (const language of [locale, 'en-CA']) {
    const [first, second] = months.filter((month) => isStartOf(month, language));
    if (first !== undefined && second === undefined) return first;
  }
  return 0;
}

/**
 * Reads what people type for a day: "2026-12-05", "Dec 5, 2026", "5 décembre 2026", "12/5/2026". Where only the order
 * tells day and month apart, it is the one of the language: the month first in English, the day first in French.
 * Without a year it is the next such day from the earliest on that may be chosen.
 */
export function parseDay(text: string, locale: string, earliest?: IsoDay): IsoDay | undefined {
  const words = plain(text)
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
  // The next 29th of February may be eight years away.
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
  // A number beyond twelve can only be the day.
  return order !== 'iso' && month > 12 && day <= 12 ? [day, month] : [month, day];
}
