import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSearchedEventId } from './event-search.ts';

const taken = [
  ['a12', 'a12'],
  ['  ABCD2345WXYZ ', 'ABCD2345WXYZ'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['https://example.test/SharedGallery?eventid=ABCD2345WXYZ', 'ABCD2345WXYZ'],
  ['https://example.test/SharedGallery?pin=1234&EventId=ABCD2345WXYZ#photos', 'ABCD2345WXYZ'],
  ['example.test/SharedGallery?eventid=ABCD2345WXYZ and more', 'ABCD2345WXYZ'],
] as const;

for (const [entered, eventId] of taken) {
  test(`[Q-R02] "${entered}" searches for ${eventId}`, () => {
    assert.deepEqual(checkSearchedEventId(entered), { ok: true, value: eventId });
  });
}

const refused = [
  ['', 'this_field_is_required'],
  ['   ', 'this_field_is_required'],
  ['https://example.test/SharedGallery?eventid=', 'this_field_is_required'],
  ['ab', 'this_field_is_invalid'],
  ['x'.repeat(31), 'this_field_is_invalid'],
  ['ABC-123', 'only_alphanumeric_characters_are_allowed'],
  ['ABC 123', 'only_alphanumeric_characters_are_allowed'],
  ['été2027', 'only_alphanumeric_characters_are_allowed'],
  ["abc'--", 'only_alphanumeric_characters_are_allowed'],
  ['https://example.test/SharedGallery', 'only_alphanumeric_characters_are_allowed'],
] as const;

for (const [entered, failure] of refused) {
  test(`[Q-R02] "${entered}" is answered with ${failure}`, () => {
    assert.deepEqual(checkSearchedEventId(entered), { ok: false, failure });
  });
}
