import { brand } from '../brand.ts';

export type CalendarEntry = {
  /** The same for every version of an entry, so that a calendar replaces the one it has. */
  readonly id: string;
  readonly startsAtSeconds: number;
  readonly endsAtSeconds: number;
  readonly title: string;
  readonly place: string;
  /** Should name the time in Toronto: a calendar shows times in its owner's zone (FF-12). */
  readonly details: string;
  /** Set when later mails change or cancel the entry. */
  readonly revision?: { readonly organizer: string; readonly version: number; readonly isCancelled: boolean };
};

type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** Returns an iCalendar file (RFC 5545). All times are in UTC, which needs no time zone data. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  writtenAtSeconds: number,
  method?: CalendarMethod,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.singular}//${brand.singular}//EN`,
    ...(method === undefined ? [] : [`METHOD:${method}`]),
    ...entries.flatMap((entry) => linesOf(entry, writtenAtSeconds)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(entry: CalendarEntry, writtenAtSeconds: number): string[] {
  const { id, revision, startsAtSeconds, endsAtSeconds, title, place, details } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${brand.slug}`,
    ...(revision === undefined
      ? []
      : [`ORGANIZER;CN=${brand.singular}:${revision.organizer}`, `SEQUENCE:${revision.version}`]),
    `DTSTAMP:${utcOf(writtenAtSeconds)}`,
    `DTSTART:${utcOf(startsAtSeconds)}`,
    `DTEND:${utcOf(endsAtSeconds)}`,
    ...(revision === undefined ? [] : [`STATUS:${revision.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(details)}`,
    'END:VEVENT',
  ];
}

/** 20270314T220000Z */
const utcOf = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Folds a line after at most 75 octets, never inside a character; continuation lines begin with a space. */
function folded(line: string): string {
  let octets = 0;
  return [...line]
    .map((character) => {
      const size = utf8Octets(character);
      octets += size;
      if (octets <= 75) return character;
      octets = 1 + size;
      return `\r\n ${character}`;
    })
    .join('');
}

function utf8Octets(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x8_00) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
