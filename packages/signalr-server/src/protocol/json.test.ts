import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from './json.ts';
import { ProtocolError } from './messages.ts';
import type { HubMessage } from './messages.ts';

const rs = '\u001e';
const read = (text: string): HubMessage | null => {
  const data = Buffer.from(text + rs);
  const frame = json.frame(data, 0);
  assert.ok(frame !== null);
  return json.parse(data, frame);
};

test('every kind of message is written as clients read it, and read back', () => {
  const messages: readonly (readonly [HubMessage, string])[] = [
    [{ type: 1, target: 'T', arguments: [1] }, '{"type":1,"target":"T","arguments":[1]}'],
    [
      { type: 4, target: 'T', arguments: [], invocationId: '3', streamIds: ['a'] },
      '{"type":4,"target":"T","arguments":[],"invocationId":"3","streamIds":["a"]}',
    ],
    [{ type: 2, invocationId: '3', item: null }, '{"type":2,"invocationId":"3","item":null}'],
    [{ type: 3, invocationId: '3', result: false }, '{"type":3,"invocationId":"3","result":false}'],
    [{ type: 3, invocationId: '3', error: 'no' }, '{"type":3,"invocationId":"3","error":"no"}'],
    [{ type: 3, invocationId: '3' }, '{"type":3,"invocationId":"3"}'],
    [{ type: 5, invocationId: '3' }, '{"type":5,"invocationId":"3"}'],
    [{ type: 6 }, '{"type":6}'],
    [{ type: 7, error: 'e', allowReconnect: true }, '{"type":7,"error":"e","allowReconnect":true}'],
    [{ type: 8, sequenceId: 9 }, '{"type":8,"sequenceId":9}'],
    [{ type: 9, sequenceId: 1 }, '{"type":9,"sequenceId":1}'],
  ];
  for (const [message, text] of messages) {
    assert.equal(json.write(message), text + rs);
    assert.deepEqual(JSON.parse(JSON.stringify(read(text))), message);
  }
});

test('records are found in sequence, and an incomplete one is awaited', () => {
  const data = Buffer.from(`{"type":6}${rs}{"type":6}${rs}{"ty`);
  const first = json.frame(data, 0);
  assert.deepEqual(first, { start: 0, end: 10, next: 11 });
  assert.deepEqual(json.frame(data, 11), { start: 11, end: 21, next: 22 });
  assert.equal(json.frame(data, 22), null);
});

test('an unknown kind is skipped', () => {
  assert.equal(read('{"type":99,"target":5}'), null);
});

test('an invalid message violates the protocol', () => {
  for (const text of [
    '',
    'garbage',
    'null',
    '[]',
    '5',
    '{}',
    '{"type":"1"}',
    '{"type":1}',
    '{"type":1,"target":5,"arguments":[]}',
    '{"type":1,"target":"T"}',
    '{"type":1,"target":"T","arguments":{}}',
    '{"type":1,"target":"T","arguments":[],"invocationId":7}',
    '{"type":1,"target":"T","arguments":[],"streamIds":[7]}',
    '{"type":4,"target":"T","arguments":[]}',
    '{"type":2,"item":1}',
    '{"type":3}',
    '{"type":3,"invocationId":"1","error":"e","result":1}',
    '{"type":5}',
    '{"type":8}',
    '{"type":8,"sequenceId":-1}',
    '{"type":9,"sequenceId":"1"}',
  ])
    assert.throws(() => read(text), ProtocolError, text);
});
