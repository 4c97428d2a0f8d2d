import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NullLogger } from '@microsoft/signalr';
import type { HubMessage as ClientMessage } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import fc from 'fast-check';
import { messagePack } from './messagepack.ts';
import { ProtocolError } from './protocol/messages.ts';
import type { HubMessage } from './protocol/messages.ts';
import { readMessagePack, readMessagePackBody } from './testing/read-messagepack.ts';

const client = new MessagePackHubProtocol();
const write = (message: HubMessage): Buffer => Buffer.from(messagePack.write(message));
const asClientReads = (data: Buffer) =>
  client.parseMessages(new Uint8Array(data).buffer, NullLogger.instance);
const asClientWrites = (message: HubMessage) => Buffer.from(client.writeMessage(message as never));

const text = fc.string({ unit: 'binary', maxLength: 300 });
const id = fc.string({ minLength: 1 });
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(null, true, false),
    // -0 and 0 are written alike.
    fc.maxSafeInteger().map((number) => number + 0),
    fc.double({ noNaN: true }).map((number) => (number === 0 ? 0 : number)),
    text,
    fc.date({ noInvalidDate: true }),
    fc.uint8Array({ maxLength: 300 }),
    fc.array(tie('value'), { maxLength: 40 }),
    fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      tie('value'),
      { noNullPrototype: true },
    ),
  ),
}));
const sequenceId = fc.nat(Number.MAX_SAFE_INTEGER);
const record = <Fields>(fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> }) =>
  fc.record(fields, { noNullPrototype: true });
const message: fc.Arbitrary<HubMessage> = fc.oneof(
  record({
    type: fc.constantFrom(1, 4),
    invocationId: id,
    target: text,
    arguments: fc.array(value),
    streamIds: fc.array(id, { maxLength: 3 }),
  }),
  record({ type: fc.constant(2), invocationId: id, item: value }),
  record({ type: fc.constant(3), invocationId: id, result: value }),
  record({ type: fc.constant(3), invocationId: id, error: id }),
  record({ type: fc.constant(3), invocationId: id }),
  record({ type: fc.constantFrom(8, 9), sequenceId }),
  record({ type: fc.constant(6) }),
);
const several = fc.array(message, { maxLength: 4 });

/** The client adds optional fields to every message. */
const plain = ({ headers, ...read }: ClientMessage & { headers?: unknown }): unknown => {
  assert.ok(headers === undefined || JSON.stringify(headers) === '{}');
  return Object.fromEntries(Object.entries(read).filter(([, given]) => given !== undefined));
};

test("the real client's codec reads what is written here, value by value", () => {
  fc.assert(
    fc.property(several, (messages) => {
      const read = asClientReads(Buffer.concat(messages.map(write)));
      // The client ignores streaming calls and drops upload ids.
      const known = messages.filter(({ type }) => type !== 4);
      assert.deepEqual(
        read.map(plain),
        known.map((sent) => (sent.type === 1 ? { ...sent, streamIds: [] } : sent)),
      );
    }),
  );
});

test("what the real client's codec writes is read here, value by value", () => {
  fc.assert(
    fc.property(several, (messages) => {
      const read = readMessagePack(Buffer.concat(messages.map(asClientWrites)));
      assert.deepEqual(read, messages);
    }),
  );
});

test('each side reads the values that only the other writes', () => {
  assert.deepEqual(asClientReads(write({ type: 7, error: 'over', allowReconnect: true })), [
    { type: 7, error: 'over', allowReconnect: true },
  ]);
  assert.deepEqual(asClientReads(write({ type: 7 })), [{ type: 7, error: null, allowReconnect: false }]);
  const said: HubMessage[] = [{ type: 7 }, { type: 5, invocationId: '3' }];
  assert.deepEqual(readMessagePack(Buffer.concat(said.map(asClientWrites))), [
    { type: 7, error: undefined, allowReconnect: false },
    { type: 5, invocationId: '3' },
  ]);
});

function argumentOf(argument: unknown): unknown {
  const [read] = readMessagePack(write({ type: 1, target: 'Say', arguments: [argument] }));
  return read?.type === 1 ? read.arguments[0] : assert.fail();
}

test('undefined stays as null in a list and is dropped from an object', () => {
  assert.deepEqual(argumentOf([1, undefined, 2]), [1, null, 2]);
  assert.deepEqual(argumentOf({ is: 1, isNot: undefined }), { is: 1 });
});

test('writes safe integers as integers', () => {
  for (const number of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 32, -(2 ** 31) - 1]) {
    assert.equal(argumentOf(number), number);
    const written = write({ type: 2, invocationId: '1', item: number });
    assert.ok(written.includes(number < 0 ? 0xd3 : 0xcf), 'nine bytes, and no float');
  }
  assert.throws(() => write({ type: 2, invocationId: '1', item: 1n }));
});

test('bytes that were read survive reuse of the buffer', () => {
  const data = write({ type: 2, invocationId: '1', item: Uint8Array.of(1, 2, 3) });
  const [read] = readMessagePack(data);
  data.fill(0);
  assert.deepEqual(read, { type: 2, invocationId: '1', item: Uint8Array.of(1, 2, 3) });
});

test('a message is not changed by messages written after it', () => {
  const first = messagePack.write({ type: 2, invocationId: '1', item: 'first' });
  const before = [...first];
  messagePack.write({ type: 2, invocationId: '2', item: 'second, and longer' });
  assert.deepEqual([...first], before);
});

/** A call with one argument, as raw bytes. */
const callWith = (...argument: readonly number[]) =>
  Uint8Array.from([0x95, 1, 0x80, 0xc0, 0xa1, 0x53, 0x91, ...argument]);

test('a list, a map, a text or bytes that say they are longer than the message violate the protocol', () => {
  for (const head of [0xc6, 0xc9, 0xdb, 0xdd, 0xdf])
    assert.throws(() => readMessagePackBody(callWith(head, 0xff, 0xff, 0xff, 0xff, 0xa1, 0x61)), /cut short/);
});

test('a value that reaches into the next message violates the protocol', () => {
  const short = callWith(0xa5, 0x61);
  const data = Buffer.concat([
    Buffer.of(short.length),
    short,
    write({ type: 2, invocationId: '1', item: 0 }),
  ]);
  assert.throws(() => readMessagePack(data), /cut short/);
});

test('a timestamp of a wrong length violates the protocol', () => {
  for (const time of [
    [0xc7, 0, 0xff],
    [0xd4, 0xff, 1],
    [0xd8, 0xff, ...new Uint8Array(16)],
  ])
    assert.throws(() => readMessagePackBody(callWith(...time)), ProtocolError);
});

test('nested lists with large declared lengths allocate no more than was received', () => {
  const lists = Array.from({ length: 90 }, () => [0xdd, 0x00, 0x40, 0x00, 0x00]).flat();
  const hostile = callWith(...lists);
  const before = process.memoryUsage().heapTotal;
  assert.throws(() => readMessagePackBody(hostile), /cut short/);
  assert.ok(process.memoryUsage().heapTotal - before < 64 * 1024 * 1024);
});

test('values may be nested as deep as they can be written', () => {
  const lists = (count: number) => callWith(...Array.from({ length: count }, () => 0x91), 0xc0);
  const read = readMessagePackBody(lists(97));
  assert.ok(read?.type === 1);
  messagePack.write({ type: 3, invocationId: '1', result: read.arguments[0] });
  for (const count of [98, 30_000]) assert.throws(() => readMessagePackBody(lists(count)), /too deep/);
});

test('an object cannot be given another prototype', () => {
  const key = Buffer.from('__proto__');
  assert.throws(() => readMessagePackBody(callWith(0x81, 0xa0 + key.length, ...key, 0x80)), ProtocolError);
});

function orProtocolError(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof ProtocolError, String(error));
  }
}

test('garbage is a message, incomplete, or a protocol violation', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      orProtocolError(() => messagePack.frame(Buffer.from(bytes), 0));
      orProtocolError(() => readMessagePackBody(bytes));
      orProtocolError(() => readMessagePackBody(callWith(...bytes)));
    }),
    { numRuns: 2000 },
  );
});

test('an altered message is a message or a protocol violation', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(message, changes, (good, changed) => {
      const body = write(good).subarray(1);
      for (const [at, byte] of changed) body[at % body.length] = byte;
      orProtocolError(() => readMessagePackBody(body));
    }),
    { numRuns: 1000 },
  );
});
