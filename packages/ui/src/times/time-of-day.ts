import { dateFormat } from '../typed-value/date-format.ts';

/** Whether a language uses the 12-hour clock, as Canadian English does and French does not. */
export const hasTwelveHours = (locale: string): boolean => locale.startsWith('en');

/** Formats minutes after midnight: "5:30 p.m.", "17 h 30", "7 h 00". */
export const formatTimeOfDay = (minutes: number, locale: string): string =>
  dateFormat(locale, { hour: 'numeric', minute: '2-digit' })
    .format(minutes * 60_000)
    .replace(/^0(?=\d)/, '');

const timePattern = /^(\d{1,2})(?:[:.h](\d{2})?|(\d{2}))?(?:h|min)?([ap])?m?$/;

/**
 * Parses a typed time: "5:30p", "530 pm", "17:30", "17 h 30". In a 12-hour language, 1 to 6 without "a" or "p" and
 * without a leading zero means the afternoon, when events take place. Undefined when the text is no time.
 */
export function parseTimeOfDay(text: string, locale: string): number | undefined {
  const parts = timePattern.exec(text.toLowerCase().replaceAll(/[\s,]|(?<=[apm])\./g, ''));
  if (parts === null) return undefined;
  const [, hourText = '', minuteAfterSign, minuteText, dayPeriod] = parts;
  const hour = Number(hourText);
  const minute = Number(minuteAfterSign ?? minuteText ?? 0);
  if (minute > 59 || hour > 23) return undefined;
  if (dayPeriod !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    return ((hour % 12) + (dayPeriod === 'p' ? 12 : 0)) * 60 + minute;
  }
  const isAfternoon = hasTwelveHours(locale) && hour >= 1 && hour <= 6 && !hourText.startsWith('0');
  return (hour + (isAfternoon ? 12 : 0)) * 60 + minute;
}

/** Returns digits, "a" and "p" only, which distinguish times. */
const withoutPunctuation = (text: string): string => text.toLowerCase().replaceAll(/[^\dap]/g, '');

/** Returns the times that begin with the text as timePattern in the language, and the one it means. */
export function timesMatching(text: string, times: readonly number[], locale: string): readonly number[] {
  const meant = parseTimeOfDay(text, locale);
  const beginning = withoutPunctuation(text);
  return times.filter(
    (time) => time === meant || withoutPunctuation(formatTimeOfDay(time, locale)).startsWith(beginning),
  );
}
