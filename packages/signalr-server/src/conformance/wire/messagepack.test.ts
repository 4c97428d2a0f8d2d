import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { decode, encode } from '@msgpack/msgpack';
import { openHost } from '../testing/host.ts';
import { openSocket } from '../testing/raw-socket.ts';
import type { RawSocket } from '../testing/raw-socket.ts';
import { record, separator } from '../testing/records.ts';
import { inTime, until } from '../testing/until.ts';

const framed = (message: readonly unknown[]): Buffer => {
  const body = encode(message);
  const length: number[] = [];
  let rest = body.length;
  do {
    length.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return Buffer.concat([Buffer.from(length), body]);
};

/** Reads complete messages; fails like the client if a frame ends within one. */
function messagesIn(data: Buffer): unknown[] {
  const all: unknown[] = [];
  let at = 0;
  while (at < data.length) {
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = data[at] ?? assert.fail('a length without an end');
      at += 1;
      length |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    assert.ok(at + length <= data.length, 'a frame ends within a message');
    all.push(decode(data.subarray(at, at + length)));
    at += length;
  }
  return all;
}

const isAnswer = (data: Buffer): boolean => data.toString('utf8') === `{}${separator}`;

async function talk(t: TestContext) {
  const host = await openHost(t, { limits: { messageBytes: 1_000_000 } });
  const socket = await openSocket(t, host.url);
  socket.sendRaw(record({ protocol: 'messagepack', version: 1 }));
  await socket.next();
  const messages = (): unknown[] =>
    socket.frames.filter(({ bytes }) => !isAnswer(bytes)).flatMap(({ bytes }) => messagesIn(bytes));
  return { host, socket, messages };
}

const send = ({ socket }: { socket: RawSocket }, ...messages: readonly (readonly unknown[])[]): void =>
  socket.sendRaw(Buffer.concat(messages.map(framed)));

test('sends and reads calls, streams and server calls as arrays after their lengths', async (t) => {
  const line = await talk(t);
  send(
    line,
    [1, {}, '1', 'Echo', ['text'], []],
    [1, {}, '2', 'Echo', [null], []],
    [1, {}, '3', 'Nothing', [], []],
    [1, {}, '4', 'ThrowHubError', ['why'], []],
    [1, {}, null, 'Echo', ['not answered'], []],
    [1, {}, '5', 'InvokeWithString', ['hi'], []],
    [4, {}, '6', 'Stream', [], []],
  );
  await until('all has come', () => line.messages().length >= 11);
  const [text, nothing, none, error, message, again, done, ...items] = line.messages();
  assert.deepEqual(text, [3, {}, '1', 3, 'text']);
  assert.deepEqual(nothing, [3, {}, '2', 3, null]);
  assert.ok(
    [JSON.stringify([3, {}, '3', 2]), JSON.stringify([3, {}, '3', 3, null])].includes(JSON.stringify(none)),
  );
  assert.deepEqual(error, [
    3,
    {},
    '4',
    1,
    "An unexpected error occurred invoking 'ThrowHubError' on the server. HubException: why",
  ]);
  assert.deepEqual((message as unknown[]).slice(0, 5), [1, {}, null, 'Message', ['hi']]);
  assert.equal((again as unknown[])[3], 'mEsSaGeTwO');
  assert.equal((done as unknown[])[2], '5');
  assert.deepEqual(items, [
    [2, {}, '6', 'a'],
    [2, {}, '6', 'b'],
    [2, {}, '6', 'c'],
    [3, {}, '6', 2],
  ]);
  assert.ok(line.socket.frames.slice(1).every(({ isBinary }) => isBinary));
});

test('accepts messages byte by byte, and several in one frame', async (t) => {
  const line = await talk(t);
  const bytes = framed([1, {}, '1', 'Echo', ['x'.repeat(200)], []]);
  for (const byte of bytes) line.socket.sendRaw(Buffer.from([byte]));
  send(line, [6], [1, {}, '2', 'Echo', [2], []], [1, {}, '3', 'Echo', [3], []]);
  await until('all has come', () => line.messages().length >= 3);
  assert.deepEqual(
    line.messages().map((message) => (message as unknown[])[2]),
    ['1', '2', '3'],
  );
});

test('writes and reads lengths of one to four bytes', async (t) => {
  const line = await talk(t);
  for (const length of [1, 200, 20_000, 400_000]) {
    const before = line.messages().length;
    send(line, [1, {}, `${length}`, 'Echo', ['x'.repeat(length)], []]);
    await until('it has come', () => line.messages().length > before);
    assert.equal(((line.messages().at(-1) as unknown[])[4] as string).length, length);
  }
});

test('accepts shorter arrays of older clients and longer ones of newer clients', async (t) => {
  const line = await talk(t);
  send(
    line,
    [1, {}, '1', 'Echo', ['short']],
    [1, { trace: 'me' }, '2', 'Echo', ['long'], [], 'more'],
    [42, {}],
  );
  send(line, [1, {}, '3', 'Echo', ['alive'], []]);
  await until('all has come', () => line.messages().length >= 3);
  assert.deepEqual(
    line.messages().map((message) => (message as unknown[])[4]),
    ['short', 'long', 'alive'],
  );
});

test('sends pings as arrays of one element', async (t) => {
  const host = await openHost(t, { limits: { keepAliveMs: 50 } });
  const socket = await openSocket(t, host.url);
  socket.sendRaw(record({ protocol: 'messagepack', version: 1 }));
  await until('a ping has come', () => socket.frames.length > 1);
  assert.deepEqual(messagesIn(socket.frames[1]?.bytes ?? Buffer.alloc(0)), [[6]]);
});

for (const [name, nonsense] of [
  ['a map', framed({ type: 6 } as never)],
  ['a kind that is no number', framed(['1', {}, '1', 'Echo', [], []])],
  ['a call without a name', framed([1, {}, '1', null, [], []])],
  ['an empty array', framed([])],
  ['an unused type byte', Buffer.from([1, 0xc1])],
  ['a length without an end', Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
  ['a huge length', Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0xff, 0x07]), Buffer.alloc(1_100_000)])],
  ['more elements than there are bytes', Buffer.from([5, 0xdd, 0xff, 0xff, 0xff, 0xff])],
] as const) {
  test(`ends the connection with an error after an invalid message: ${name}`, async (t) => {
    const line = await talk(t);
    line.socket.sendRaw(nonsense);
    await inTime('the end', line.socket.closed);
    const [close, ...more] = line.messages() as unknown[][];
    assert.equal(close?.[0], 7);
    assert.equal(typeof close[1], 'string');
    assert.notEqual(close[2], true);
    assert.deepEqual(more, []);
    await line.host.hasConnections(0);
    await line.host.hasEnded('protocol');
  });
}
