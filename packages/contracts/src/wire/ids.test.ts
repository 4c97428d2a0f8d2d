import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, idInText, idOrZero, idOrZeroInText, publicEventId } from './ids.ts';

test('an id is a positive integer that the database can hold', () => {
  for (const value of [1, 2_147_483_647]) assert.equal(id.parse(value), value);
  for (const value of [0, -1, 1.5, 2_147_483_648, '1', null])
    assert.ok(!id.safeParse(value).success, String(value));
  assert.equal(idOrZero.parse(0), 0);
});

test('an id in a path is written in plain digits', () => {
  assert.equal(idInText.parse('42'), 42);
  assert.equal(idInText.parse(42), 42);
  assert.equal(idOrZeroInText.parse('0'), 0);
  for (const text of ['', '0', '-1', '1e3', '0x10', ' 7', '7 ', '1.0', '99999999999', 'NaN', '٣'])
    assert.ok(!idInText.safeParse(text).success, text);
});

test('[A-39] a guest names an event by its public id, in any casing', () => {
  assert.equal(publicEventId.parse(' abcd2345wxyz '), 'ABCD2345WXYZ');
  for (const text of ['', '12', 'ABCD2345WXY', 'ABCD2345WXY0', 'ABCDEFGHIJKLM'])
    assert.equal(publicEventId.safeParse(text).error?.issues[0]?.message, 'invalid_event_id', text);
});
