import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { checkSearchedEventId } from './event-search.ts';
import { parsePublicEventId, publicEventIdOf } from './public-event-id.ts';

const anyBytes = fc.uint8Array({ minLength: 12, maxLength: 12 });

test('[A-39] any twelve bytes make an id of twelve characters that a guest can search for', () => {
  checkProperty([anyBytes], (bytes) => {
    const id = publicEventIdOf(bytes);
    assert.match(id, /^[A-HJ-NP-Z2-9]{12}$/);
    assert.equal(parsePublicEventId(id), id);
    assert.deepEqual(checkSearchedEventId(id), { ok: true, value: id });
  });
});

test('[A-39] maps bytes evenly to 32 characters, so that an id holds 60 random bits', () => {
  const times = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const id = publicEventIdOf(new Uint8Array(12).fill(byte));
    assert.equal(new Set(id).size, 1);
    times.set(id.charAt(0), (times.get(id.charAt(0)) ?? 0) + 1);
  }
  assert.equal(times.size, 32);
  assert.deepEqual([...new Set(times.values())], [8]);
});

test('[A-39] maps each byte to its own character of the id', () => {
  const bytes = Uint8Array.from({ length: 12 }, (_, place) => place);
  assert.equal(publicEventIdOf(bytes), 'ABCDEFGHJKLM');
});

test('throws for too few or too many bytes', () => {
  for (const length of [0, 11, 13]) assert.throws(() => publicEventIdOf(new Uint8Array(length)), RangeError);
});

test('[A-39] parses an id in any letter case and nothing else', () => {
  assert.equal(parsePublicEventId(' abcd2345wxyz '), 'ABCD2345WXYZ');
  for (const text of [
    '',
    '12',
    'ABCD2345WXY',
    'ABCD2345WXYZA',
    'ABCD2345WXY0',
    'ABCD2345WXYI',
    'ABCD-2345-WXYZ',
  ]) {
    assert.equal(parsePublicEventId(text), undefined, text);
  }
});
