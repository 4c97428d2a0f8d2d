import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from '@msgpack/msgpack';
import { messagePack } from './messagepack.ts';
import { ProtocolError } from './protocol/messages.ts';
import type { HubMessage } from './protocol/messages.ts';
import { readMessagePack, readMessagePackBody } from './testing/read-messagepack.ts';

const parseFields = (...fields: readonly unknown[]) => readMessagePackBody(encode(fields));
const write = (message: HubMessage): Buffer => Buffer.from(messagePack.write(message));

const invocation = {
  type: 1,
  invocationId: undefined,
  target: 'Say',
  arguments: ['hi'],
  streamIds: [],
} as const;

test('the length before a message takes one to five bytes', () => {
  for (const [prefix, size] of [
    [[0x00], 0],
    [[0x7f], 127],
    [[0x80, 0x01], 128],
    [[0xff, 0x7f], 16_383],
    [[0x80, 0x80, 0x01], 16_384],
    [[0x80, 0x80, 0x80, 0x01], 2_097_152],
    [[0x81, 0x80, 0x80, 0x80, 0x00], 1],
  ] as const) {
    const data = Buffer.concat([Buffer.from([9, 9, ...prefix]), Buffer.alloc(size)]);
    const start = 2 + prefix.length;
    assert.deepEqual(messagePack.frame(data, 2), { start, end: start + size, next: start + size });
    if (size > 0) assert.equal(messagePack.frame(data.subarray(0, -1), 2), null);
  }
});

test('an incomplete message is awaited', () => {
  for (const data of [[], [0x80], [0xff, 0xff, 0xff, 0xff], [5, 0x91], [0xff, 0xff, 0xff, 0xff, 0x07, 0x91]])
    assert.equal(messagePack.frame(Buffer.from(data), 0), null);
});

test('a length of two gigabytes and more violates the protocol', () => {
  for (const last of [0x08, 0x7f, 0x80, 0xff])
    assert.throws(() => messagePack.frame(Buffer.from([0xff, 0xff, 0xff, 0xff, last]), 0), ProtocolError);
});

test('any messages are read as they were written', () => {
  const text = 'x'.repeat(20_000);
  const messages: HubMessage[] = [
    { type: 6 },
    { ...invocation, arguments: [text] },
    { type: 2, invocationId: '1', item: 'x'.repeat(126) },
    { type: 2, invocationId: '1', item: null },
  ];
  assert.deepEqual(readMessagePack(Buffer.concat(messages.map(write))), messages);
});

test('every kind of message is encoded as specified', () => {
  const written: readonly (readonly [HubMessage, readonly unknown[]])[] = [
    [invocation, [1, {}, null, 'Say', ['hi'], []]],
    [{ type: 1, target: 'Say', arguments: [] }, [1, {}, null, 'Say', [], []]],
    [{ ...invocation, invocationId: '7', streamIds: ['8'] }, [1, {}, '7', 'Say', ['hi'], ['8']]],
    [{ ...invocation, type: 4, invocationId: '7' }, [4, {}, '7', 'Say', ['hi'], []]],
    [{ type: 2, invocationId: '7', item: { at: 1 } }, [2, {}, '7', { at: 1 }]],
    [{ type: 3, invocationId: '7', error: 'no' }, [3, {}, '7', 1, 'no']],
    [{ type: 3, invocationId: '7', error: '' }, [3, {}, '7', 1, '']],
    [{ type: 3, invocationId: '7' }, [3, {}, '7', 2]],
    [{ type: 3, invocationId: '7', result: undefined }, [3, {}, '7', 2]],
    ...[null, 0, false, '', [], 'yes'].map(
      (result) => [{ type: 3, invocationId: '7', result }, [3, {}, '7', 3, result]] as const,
    ),
    [{ type: 5, invocationId: '7' }, [5, {}, '7']],
    [{ type: 6 }, [6]],
    [{ type: 7 }, [7, null, false]],
    [{ type: 7, error: 'over', allowReconnect: true }, [7, 'over', true]],
    [{ type: 8, sequenceId: 70_000 }, [8, 70_000]],
    [{ type: 9, sequenceId: 1 }, [9, 1]],
  ];
  for (const [message, fields] of written) {
    const body = encode(fields);
    assert.deepEqual([...write(message)], [body.length, ...body]);
  }
});

test('each kind of message is read, with headers, with less than newer clients send and with more', () => {
  const headers = { trace: 'a' };
  const read: readonly (readonly [readonly unknown[], HubMessage])[] = [
    [[1, headers, null, 'Say', ['hi'], []], invocation],
    [[1, {}, null, 'Say', ['hi']], { ...invocation, streamIds: undefined }],
    [[1, {}, '7', 'Say', ['hi'], ['8'], 'more'], { ...invocation, invocationId: '7', streamIds: ['8'] }],
    [
      [4, null, '7', 'Say', ['hi'], null],
      { ...invocation, type: 4, invocationId: '7', streamIds: undefined },
    ],
    [[2, headers, '7', null], { type: 2, invocationId: '7', item: null }],
    [[3, {}, '7', 1, 'no'], { type: 3, invocationId: '7', error: 'no' }],
    [[3, {}, '7', 2], { type: 3, invocationId: '7' }],
    [[3, {}, '7', 3, null], { type: 3, invocationId: '7', result: null }],
    [[3, {}, '7', 3, { deep: [1] }], { type: 3, invocationId: '7', result: { deep: [1] } }],
    [[5, {}, '7'], { type: 5, invocationId: '7' }],
    [[6], { type: 6 }],
    [[7], { type: 7, error: undefined, allowReconnect: false }],
    [[7, null], { type: 7, error: undefined, allowReconnect: false }],
    [[7, 'over', true], { type: 7, error: 'over', allowReconnect: true }],
    [[8, 5], { type: 8, sequenceId: 5 }],
    [[9, 1], { type: 9, sequenceId: 1 }],
  ];
  for (const [fields, message] of read) assert.deepEqual(parseFields(...fields), message);
});

test('an unknown kind of message is skipped', () => {
  for (const type of [0, 10, 127, 1000, -1, 1.5]) assert.equal(parseFields(type, {}, 'anything'), null);
});

test('an invalid message violates the protocol', () => {
  for (const fields of [
    [],
    ['1', {}, null, 'Say', []],
    [null],
    [1, {}, 7, 'Say', []],
    [1, {}, null, null, []],
    [1, {}, null, 'Say'],
    [1, {}, null, 'Say', { length: 0 }],
    [1, {}, null, 'Say', [], 'streams'],
    [1, {}, null, 'Say', [], [8]],
    [4, {}, null, 'Say', []],
    [2, {}, null, 1],
    [2, {}, '7'],
    [3, {}, 7, 2],
    [3, {}, '7'],
    [3, {}, '7', 0],
    [3, {}, '7', 3],
    [3, {}, '7', 1],
    [3, {}, '7', 1, null],
    [5, {}],
    [7, 12],
    [8],
    [8, -1],
    [9, 1.5],
    [9, '1'],
  ])
    assert.throws(() => parseFields(...fields), ProtocolError, JSON.stringify(fields));
  for (const body of [
    [],
    [0xc1],
    [0x06],
    [0x80],
    [0xa1, 0x36],
    [0x91],
    [0x91, 0x06, 0x06],
    [0x92, 0x06, 0xc1],
  ])
    assert.throws(() => readMessagePackBody(Uint8Array.from(body)), ProtocolError, body.join());
});
