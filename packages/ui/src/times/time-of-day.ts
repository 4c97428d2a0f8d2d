import { dateFormat } from '../typed-value/date-format.ts';

/** Whether a language counts the hours of its clock to twelve, as English does in Canada and French does not. */
export const hasTwelveHours = (locale: string): boolean => locale.startsWith('en');

/** Minutes after midnight, as the language writes them: "5:30 p.m.", "17 h 30". */
export const formatTimeOfDay = (minutes: number, locale: string): string =>
  dateFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(minutes * 60_000);

const written = /^(\d{1,2})(?:[:.h](\d{2})?|(\d{2}))?(?:h|min)?([ap])?m?$/;

/**
 * Reads what people type for a time: "5:30p", "530 pm", "17:30", "17 h 30". In a language of twelve hours a time
 * without "a" or "p" and without a zero in front means the hour of the day when events take place: from 1 to 6 it is
 * the afternoon. Undefined where no time can be meant.
 */
export function parseTimeOfDay(text: string, locale: string): number | undefined {
  const parts = written.exec(text.toLowerCase().replaceAll(/[\s,]|(?<=[apm])\./g, ''));
  if (parts === null) return undefined;
  const [, hourText = '', afterSign, directly, half] = parts;
  const hour = Number(hourText);
  const minute = Number(afterSign ?? directly ?? 0);
  if (minute > 59 || hour > 23) return undefined;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
  }
  const isAfternoon = hasTwelveHours(locale) && hour >= 1 && hour <= 6 && !hourText.startsWith('0');
  return (hour + (isAfternoon ? 12 : 0)) * 60 + minute;
}

/** What distinguishes times once all that people may leave out is left out: digits, and "a" or "p". */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\dap]/g, '');

/** The times that a text may be the beginning of, in the language's own writing, and the one it means. */
export function timesLike(text: string, times: readonly number[], locale: string): readonly number[] {
  const meant = parseTimeOfDay(text, locale);
  const beginning = bare(text);
  return times.filter((time) => time === meant || bare(formatTimeOfDay(time, locale)).startsWith(beginning));
}
