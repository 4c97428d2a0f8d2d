import { brand } from '@repo/domain/brand';
import { calendarFile } from './calendar-file.ts';

const startsAtSeconds = Date.parse('2027-03-14T22:00-04:00') / 1000;
const event = {
  eventId: 7,
  eventName: 'Party',
  startsAtSeconds,
  endsAtSeconds: startsAtSeconds + 3 * 3600,
  address: '1 King St W',
};
const written = (changes: Partial<typeof event>): string =>
  calendarFile({ ...event, ...changes }, startsAtSeconds - 86_400);

/** The value of a field as a calendar reads it: the folds taken out first, and then the escapes. */
const valueOf = (file: string, field: string): string | undefined =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${field}:`))
    ?.slice(field.length + 1)
    .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

test('an event is the lines that RFC 5545 wants, in UTC', () => {
  expect(written({}).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.singular}//${brand.singular}//EN`,
    'BEGIN:VEVENT',
    `UID:event-7@${brand.slug}`,
    'DTSTAMP:20270314T020000Z',
    'DTSTART:20270315T020000Z',
    'DTEND:20270315T050000Z',
    'SUMMARY:Party',
    'LOCATION:1 King St W',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a place that is not known is left out', () => {
  expect(written({ address: '' })).not.toContain('LOCATION');
});

// However long the name is before them, one of these has its signs of four octets lie across the fold.
test.each(['', 'a', 'ab', 'abc'])('whatever people write after "%s" is text of its field', (before) => {
  const eventName = String.raw`${before}Tea, cake; "a\b, \n" & ${'🎉é'.repeat(60)}`;
  const file = written({ eventName, address: '1 King St W\r\nEND:VEVENT\nSUMMARY:Other' });
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    // Half a sign would be a lone surrogate.
    expect(line.isWellFormed()).toBe(true);
  }
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(valueOf(file, 'SUMMARY')).toBe(eventName);
  expect(valueOf(file, 'LOCATION')).toBe('1 King St W\nEND:VEVENT\nSUMMARY:Other');
  expect(file.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
});
