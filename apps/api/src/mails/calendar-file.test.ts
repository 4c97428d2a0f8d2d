import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import ICAL from 'ical.js';
import { calendarFile } from './calendar-file.ts';

const startsAtSeconds = Date.parse('2027-03-14T09:00-04:00') / 1000;
const entry = {
  id: 'ABCDEFGHJKLM-7',
  version: 3,
  startsAtSeconds,
  endsAtSeconds: startsAtSeconds + 7200,
  title: 'Party',
  place: '1 King St W',
  details: 'ABCDEFGHJKLM',
};
const written = (changes: Partial<typeof entry> = {}, isCancelled = false): string =>
  calendarFile({
    isCancelled,
    organizer: 'https://product.test/',
    writtenAtSeconds: startsAtSeconds - 86_400,
    entries: [{ ...entry, ...changes }],
  }).content.toString();

const parsed = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  assert.ok(event);
  return { calendar, event: new ICAL.Event(event) };
};

test('an entry is the line that RFC 5545 wants, in UTC', () => {
  assert.deepEqual(written().split('\r\n'), [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.singular}//${brand.singular}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:ABCDEFGHJKLM-7@${brand.slug}`,
    `ORGANIZER;CN=${brand.singular}:https://product.test/`,
    'SEQUENCE:3',
    'DTSTAMP:20270313T130000Z',
    'DTSTART:20270314T130000Z',
    'DTEND:20270314T150000Z',
    'STATUS:CONFIRMED',
    'SUMMARY:Party',
    'LOCATION:1 King St W',
    'DESCRIPTION:ABCDEFGHJKLM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('[FF-6] the moment is that of Toronto on the day the clocks change', () => {
  const { event } = parsed(written());
  assert.equal(event.startDate.toUnixTime(), 1_805_029_200);
  assert.equal(event.endDate.toUnixTime(), 1_805_036_400);
});

test('a cancelled entry takes away the one with its id', () => {
  const { calendar, event } = parsed(written({ version: 4 }, true));
  assert.equal(calendar.getFirstPropertyValue('method'), 'CANCEL');
  assert.equal(event.component.getFirstPropertyValue('status'), 'CANCELLED');
  assert.deepEqual([event.uid, event.sequence], [`ABCDEFGHJKLM-7@${brand.slug}`, 4]);
});

test('whatever people write is text of its field, however long, and no line is longer than 75 octets', () => {
  const title = String.raw`Tea, cake; "a\b" & ${'🎉é'.repeat(60)}`;
  const place = '1 King St W\r\nEND:VEVENT\nSUMMARY:Other';
  const text = written({ title, place });
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\r\n]/);
  const { calendar, event } = parsed(text);
  assert.equal(event.summary, title);
  assert.equal(event.location, '1 King St W\nEND:VEVENT\nSUMMARY:Other');
  assert.equal(calendar.getAllSubcomponents('vevent').length, 1);
});
