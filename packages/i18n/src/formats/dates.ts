import { serviceTimeZone } from '@repo/domain/limits';
import type { Locale } from '../locale.ts';
import { dateFormat } from './cached-format.ts';

/** Returns a calendar day in UTC, the same for every reader, with its weekday: 'Saturday, December 5, 2026'. */
export const dayWithWeekday = (seconds: number, locale: Locale): string =>
  dateFormat(locale, { timeZone: 'UTC', dateStyle: 'full' }).format(seconds * 1000);

/** A moment on Toronto's clocks, with its weekday and zone (FF-12): 'Saturday, December 5, 2026 at 5:00 p.m. EST'. */
export const moment = (seconds: number, locale: Locale): string =>
  inToronto(seconds, locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** The time of day on Toronto's clocks, with its zone (FF-12): '5:00 p.m. EST', '17 h 00 HNE'. */
export const timeOfDay = (seconds: number, locale: Locale): string =>
  inToronto(seconds, locale, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** The same where the zone is named beside it. */
export const timeWithoutZone = (seconds: number, locale: Locale): string =>
  inToronto(seconds, locale, { hour: 'numeric', minute: '2-digit' });

/** The zone of the device. */
const viewerTimeZone = (): string => dateFormat('en-CA', {}).resolvedOptions().timeZone;

/** HH:MM on the reader's own clock, as chats have it in both languages. */
export const chatTime = (seconds: number, viewerZone = viewerTimeZone()): string =>
  dateFormat('en-CA', {
    timeZone: viewerZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(seconds * 1000);

/** Keeps the time on one line, and writes the hours as French does: '7 h 00'. */
function inToronto(seconds: number, locale: Locale, fields: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(locale, { ...fields, timeZone: serviceTimeZone });
  const parts = format.formatToParts(seconds * 1000);
  const hour = parts.findIndex(({ type }) => type === 'hour');
  const written = parts.map(({ type, value }) => (type === 'hour' ? String(Number(value)) : value));
  const time = written.slice(hour).join('');
  return `${written.slice(0, hour).join('')}${time.replaceAll(/\s/g, '\u{a0}')}`;
}
