import { brand } from '@repo/domain/brand';

export type CalendarEvent = {
  readonly eventId: number | null;
  readonly eventName: string;
  readonly startsAtSeconds: number;
  readonly endsAtSeconds: number;
  readonly address: string;
};

/** The event for a calendar (RFC 5545), its times in UTC, so that no calendar has to know where Toronto is. */
export const calendarFile = (event: CalendarEvent, writtenAtSeconds: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.singular}//${brand.singular}//EN`,
    'BEGIN:VEVENT',
    // The same however often it is asked for: a calendar that has it already takes it for the same event.
    `UID:event-${event.eventId}@${brand.slug}`,
    `DTSTAMP:${utcOf(writtenAtSeconds)}`,
    `DTSTART:${utcOf(event.startsAtSeconds)}`,
    `DTEND:${utcOf(event.endsAtSeconds)}`,
    `SUMMARY:${escaped(event.eventName)}`,
    ...(event.address === '' ? [] : [`LOCATION:${escaped(event.address)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** 20270314T220000Z */
const utcOf = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** No line is longer than 75 octets; one that goes on begins with a space. No sign is cut in two. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let octets = 0;
  return [...line]
    .map((sign) => {
      const size = bytes.encode(sign).length;
      octets += size;
      if (octets <= 75) return sign;
      octets = 1 + size;
      return `\r\n ${sign}`;
    })
    .join('');
}
