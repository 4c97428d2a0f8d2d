import { serviceTimeZone } from '@repo/domain/limits';
import type { Locale } from '../locale.ts';
import { dateFormat } from './cached-format.ts';

/** A calendar day that is carried as 00:00:00Z, such as the day of an event: the same day for every reader. */
export const calendarDay = (seconds: number, locale: Locale): string =>
  dateFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(seconds * 1000);

/** The zone of the device, which decides only whether a time has to name Toronto's. */
const viewerTimeZone = (): string => dateFormat('en-CA', {}).resolvedOptions().timeZone;

/** A moment in Toronto's time: 'December 5, 2026 at 5:00 p.m.', with the zone for readers whose clocks show another time. */
export const moment = (seconds: number, locale: Locale, viewerZone = viewerTimeZone()): string =>
  inToronto(seconds, locale, viewerZone, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** The time of day of a moment in Toronto's time: '5:00 p.m.', '17 h 00'. */
export const timeOfDay = (seconds: number, locale: Locale, viewerZone = viewerTimeZone()): string =>
  inToronto(seconds, locale, viewerZone, { hour: 'numeric', minute: '2-digit' });

/** HH:MM on the reader's own clock, as chats have it in both languages. */
export const chatTime = (seconds: number, viewerZone = viewerTimeZone()): string =>
  dateFormat('en-CA', {
    timeZone: viewerZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(seconds * 1000);

function inToronto(
  seconds: number,
  locale: Locale,
  viewerZone: string,
  fields: Intl.DateTimeFormatOptions,
): string {
  const isElsewhere = wallClock(seconds, viewerZone) !== wallClock(seconds, serviceTimeZone);
  return dateFormat(locale, {
    ...fields,
    timeZone: serviceTimeZone,
    ...(isElsewhere ? { timeZoneName: 'short' } : {}),
  }).format(seconds * 1000);
}

/** Zones of other names may show the same time: nobody in Montréal needs to be told. */
const wallClock = (seconds: number, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(seconds * 1000);
