import { brand } from '@repo/domain/brand';
import { z } from 'zod';
import type { MailAttachment } from '../ports/mailer.ts';
import { mailLink } from './mail-link.ts';

/** A time for the calendars of those who get the mail. */
export const calendar = z.object({
  isCancelled: z.boolean(),
  /** Whose entries they are: the address of the product. */
  organizer: mailLink,
  /** When it was written, which tells two versions of an entry apart for those who ask. */
  writtenAtSeconds: z.int(),
  entries: z
    .array(
      z.object({
        /** The same for every version of the entry: a later one replaces it, a cancelled one takes it away. */
        id: z.string().regex(/^[\w-]+$/),
        version: z.int().nonnegative(),
        startsAtSeconds: z.int(),
        endsAtSeconds: z.int(),
        title: z.string(),
        place: z.string(),
        details: z.string(),
      }),
    )
    .min(1),
});
export type Calendar = z.output<typeof calendar>;

/** Attaches them as iCalendar (RFC 5545), all times in UTC, so that no calendar has to know where Toronto is. */
export function calendarFile({
  isCancelled,
  organizer,
  writtenAtSeconds,
  entries,
}: Calendar): MailAttachment {
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.singular}//${brand.singular}//EN`,
    `METHOD:${method}`,
    ...entries.flatMap(({ id, version, startsAtSeconds, endsAtSeconds, title, place, details }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${brand.slug}`,
      `ORGANIZER;CN=${brand.singular}:${organizer}`,
      `SEQUENCE:${version}`,
      `DTSTAMP:${utcOf(writtenAtSeconds)}`,
      `DTSTART:${utcOf(startsAtSeconds)}`,
      `DTEND:${utcOf(endsAtSeconds)}`,
      `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      `SUMMARY:${escaped(title)}`,
      `LOCATION:${escaped(place)}`,
      `DESCRIPTION:${escaped(details)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return {
    fileName: `${brand.slug}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: lines.map((line) => `${folded(line)}\r\n`).join(''),
  };
}

/** 20270314T220000Z */
const utcOf = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** No line is longer than 75 octets; one that goes on begins with a space. No sign is cut in two. */
function folded(line: string): string {
  let octets = 0;
  return [...line]
    .map((sign) => {
      const size = Buffer.byteLength(sign);
      octets += size;
      if (octets <= 75) return sign;
      octets = 1 + size;
      return `\r\n ${sign}`;
    })
    .join('');
}
