import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '../brand.ts';
import { calendarFile } from './calendar-file.ts';

const startsAtSeconds = Date.parse('2027-03-14T22:00-04:00') / 1000;
const entry = {
  id: 'event-7',
  startsAtSeconds,
  endsAtSeconds: startsAtSeconds + 3 * 3600,
  title: 'Party',
  place: '1 King St W',
  details: 'Sunday, March 14, 2027 at 10:00 p.m. EDT',
};
const fileWith = (changes: Partial<typeof entry> = {}): string =>
  calendarFile([{ ...entry, ...changes }], startsAtSeconds - 86_400);

/** Reads a property as a calendar does: unfolds the lines, then removes the escapes. */
const valueOf = (file: string, property: string): string | undefined =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1)
    .replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

test('calendarFile writes an entry as RFC 5545 requires, in UTC', () => {
  assert.deepEqual(fileWith().split('\r\n'), [
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
    String.raw`DESCRIPTION:Sunday\, March 14\, 2027 at 10:00 p.m. EDT`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('calendarFile leaves out an unknown place', () => {
  assert.ok(!fileWith({ place: '' }).includes('LOCATION'));
});

// The prefixes shift the multi-byte characters, so that the fold meets each of their byte positions.
for (const prefix of ['', 'a', 'ab', 'abc']) {
  test(`calendarFile escapes special characters and folds long lines, with a title prefix "${prefix}"`, () => {
    const title = String.raw`${prefix}Tea, cake; "a\b, \n" & ${'🎉é€'.repeat(60)}`;
    const file = fileWith({ title, place: '1 King St W\r\nEND:VEVENT\nSUMMARY:Other' });
    for (const line of file.split('\r\n')) {
      assert.ok(Buffer.byteLength(line) <= 75, line);
      assert.ok(line.isWellFormed(), 'no character is cut in two');
    }
    assert.doesNotMatch(file.replaceAll('\r\n', ''), /[\r\n]/);
    assert.equal(valueOf(file, 'SUMMARY'), title);
    assert.equal(valueOf(file, 'LOCATION'), '1 King St W\nEND:VEVENT\nSUMMARY:Other');
    assert.equal(file.match(/^END:VEVENT\r$/gm)?.length, 1);
  });
}
