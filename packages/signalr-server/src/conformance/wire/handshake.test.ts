import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HubError } from '../../hub-error.ts';
import { openHost } from '../testing/host.ts';
import { converse, openSocket } from '../testing/raw-socket.ts';
import { invocation, jsonHandshake, record, separator } from '../testing/records.ts';
import { inTime } from '../testing/until.ts';

test('the answer is an empty object, in a frame of text', async (t) => {
  const socket = await openSocket(t, (await openHost(t)).url);
  socket.sendRaw(jsonHandshake);
  await socket.next();
  assert.equal(socket.text(), `{}${separator}`);
  assert.equal(socket.frames[0]?.isBinary, false);
});

test('it is JSON in a frame of text also before MessagePack, or of bytes', async (t) => {
  const host = await openHost(t);
  for (const data of [
    record({ protocol: 'messagepack', version: 1 }),
    Buffer.from(record({ protocol: 'messagepack', version: 1 })),
  ]) {
    const socket = await openSocket(t, host.url);
    socket.sendRaw(data);
    await socket.next();
    assert.equal(socket.text(), `{}${separator}`);
  }
});

test('it may come in parts', async (t) => {
  const socket = await openSocket(t, (await openHost(t)).url);
  for (const part of [jsonHandshake.slice(0, 5), jsonHandshake.slice(5, -1), separator]) socket.sendRaw(part);
  assert.deepEqual(await socket.next(), {});
});

test('it may come together with the first calls', async (t) => {
  const socket = await openSocket(t, (await openHost(t)).url);
  socket.sendRaw(
    `${jsonHandshake}${record(invocation('1', 'Echo', 'a'))}${record(invocation('2', 'Echo', 'b'))}`,
  );
  assert.deepEqual(await socket.nextFew(3), [
    {},
    { type: 3, invocationId: '1', result: 'a' },
    { type: 3, invocationId: '2', result: 'b' },
  ]);
});

test('it may come together with the first half of a call', async (t) => {
  const socket = await openSocket(t, (await openHost(t)).url);
  const call = record(invocation('1', 'Echo', 'a'));
  socket.sendRaw(`${jsonHandshake}${call.slice(0, 20)}`);
  assert.deepEqual(await socket.next(), {});
  socket.sendRaw(call.slice(20));
  assert.deepEqual(await socket.next(), { type: 3, invocationId: '1', result: 'a' });
});

const refused = [
  [{ protocol: 'smoke', version: 1 }, "The protocol 'smoke' is not supported."],
  [{ protocol: 'json', version: 9 }, "The server does not support version 9 of the 'json' protocol."],
  [
    { protocol: 'messagepack', version: 9 },
    "The server does not support version 9 of the 'messagepack' protocol.",
  ],
] as const;

for (const [request, error] of refused) {
  test(`it is refused: ${error}`, async (t) => {
    const host = await openHost(t);
    const socket = await openSocket(t, host.url);
    socket.sendRaw(record(request));
    assert.deepEqual(await socket.rest(), [{ error }]);
    await host.hasSeen('handshakeFailed');
    await host.hasConnections(0);
  });
}

for (const nonsense of [
  'nonsense',
  '[]',
  '"json"',
  '{}',
  '{"protocol":7,"version":1}',
  '{"protocol":"json"}',
]) {
  test(`nonsense in its place is the end of the connection: ${nonsense}`, async (t) => {
    const host = await openHost(t);
    const socket = await openSocket(t, host.url);
    socket.sendRaw(nonsense + separator);
    const [answer, ...more] = await socket.rest();
    assert.deepEqual(more, []);
    if (answer !== undefined) assert.deepEqual(Object.keys(answer), ['error']);
    await host.hasConnections(0);
  });
}

test('it is waited for a while, and no longer', async (t) => {
  const host = await openHost(t, { limits: { handshakeMs: 50 } });
  const [silent, halfway] = [await openSocket(t, host.url), await openSocket(t, host.url)];
  halfway.sendRaw(jsonHandshake.slice(0, 10));
  for (const socket of [silent, halfway]) {
    assert.deepEqual(await socket.rest(), [{ error: 'Handshake was canceled.' }]);
  }
  await host.hasConnections(0);
});

test('nothing comes before its answer, and who has not shaken hands is told nothing', async (t) => {
  const host = await openHost(t);
  const early = await openSocket(t, host.url);
  const { socket } = await converse(t, host.url);
  socket.send(invocation('1', 'TellAll', 'too early'));
  await socket.nextFew(2);
  early.sendRaw(jsonHandshake);
  early.send(invocation('1', 'TellAll', 'in time'));
  const [answer, message] = await early.nextFew(2);
  assert.deepEqual(answer, {});
  assert.deepEqual(message?.['arguments'], ['in time']);
});

test('a connection begins after its answer', async (t) => {
  const host = await openHost(t, {
    life: { onConnected: (caller) => caller.send('Message', `welcome ${caller.connectionId}`) },
  });
  const { socket, connectionId } = await converse(t, host.url);
  assert.deepEqual(await socket.next(), {
    type: 1,
    target: 'Message',
    arguments: [`welcome ${connectionId}`],
  });
});

test('calls wait until the connection has begun', async (t) => {
  const host = await openHost(t, {
    life: {
      onConnected: async (caller) => {
        await host.journal.waitAt('begun');
        await caller.send('Message', 'welcome');
      },
    },
  });
  const { socket } = await converse(t, host.url);
  socket.send(invocation('1', 'Echo', 'first call'));
  setImmediate(() => host.journal.open('begun'));
  const [welcome, completion] = await socket.nextFew(2);
  assert.deepEqual([welcome?.['target'], completion?.['result']], ['Message', 'first call']);
});

for (const [error, said] of [
  [new HubError('full house'), /full house/],
  [new Error('secret'), /^(?!.*secret)./],
] as const) {
  test(`a throw when a connection begins ends it for good: ${error.name}`, async (t) => {
    const host = await openHost(t, {
      life: {
        onConnected: async () => {
          throw error;
        },
      },
    });
    const { socket } = await converse(t, host.url);
    const [close, ...more] = await inTime('the end', socket.rest());
    assert.deepEqual(more, []);
    assert.equal(close?.['type'], 7);
    assert.match(String(close['error']), said);
    assert.ok([undefined, false].includes(close['allowReconnect'] as boolean | undefined));
    await host.hasConnections(0);
  });
}
