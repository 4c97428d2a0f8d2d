import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import ICAL from 'ical.js';
import { calendarAttachment } from './calendar-attachment.ts';

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
  calendarAttachment(
    {
      isCancelled,
      organizer: 'https://product.test/',
      writtenAtSeconds: startsAtSeconds - 86_400,
      entries: [{ ...entry, ...changes }],
    },
    'en-CA',
  ).content.toString();

const parsed = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  assert.ok(event);
  return { calendar, event: new ICAL.Event(event) };
};

test('writes an entry as RFC 5545 requires, in UTC', () => {
  const lines = written().split('\r\n');
  assert.deepEqual(
    lines.filter((line) => !/^(DESCRIPTION:| )/.test(line)),
    [
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
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ],
  );
});

test('[FF-12] the description names the time in Toronto, for calendars that show another zone', () => {
  const { description } = parsed(written()).event;
  assert.equal(
    description.replaceAll(/[^\S\n]/g, ' '),
    'Sunday, March 14, 2027, 9:00 a.m. to 11:00 a.m. (Toronto time)\nABCDEFGHJKLM',
  );
});

test('[FF-6] writes the correct instant on the day the clocks change in Toronto', () => {
  const { event } = parsed(written());
  assert.equal(event.startDate.toUnixTime(), 1_805_029_200);
  assert.equal(event.endDate.toUnixTime(), 1_805_036_400);
});

test('a cancelled entry removes the entry with its id', () => {
  const { calendar, event } = parsed(written({ version: 4 }, true));
  assert.equal(calendar.getFirstPropertyValue('method'), 'CANCEL');
  assert.equal(event.component.getFirstPropertyValue('status'), 'CANCELLED');
  assert.deepEqual([event.uid, event.sequence], [`ABCDEFGHJKLM-7@${brand.slug}`, 4]);
});

test('escapes user input of any length within its field, in lines of at most 75 octets', () => {
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
