import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HubError } from '../../hub-error.ts';
import { openHost } from '../testing/host.ts';
import { openConnection, openSocket } from '../testing/raw-socket.ts';
import { invocation, jsonHandshake, record, separator } from '../testing/records.ts';
import { inTime } from '../testing/until.ts';

test('answers a handshake with an empty object in a frame of text', async (t) => {
  const socket = await openSocket(t, (await openHost(t)).url);
  socket.sendRaw(jsonHandshake);
  await socket.next();
  assert.equal(socket.text(), `{}${separator}`);
  assert.equal(socket.frames[0]?.isBinary, false);
});

test('accepts a handshake in JSON before MessagePack, in a frame of text or of bytes', async (t) => {
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

test('accepts a handshake in parts', async (t) => {
  const socket = await openSocket(t, (await openHost(t)).url);
  for (const part of [jsonHandshake.slice(0, 5), jsonHandshake.slice(5, -1), separator]) socket.sendRaw(part);
  assert.deepEqual(await socket.next(), {});
});

test('accepts a handshake together with the first calls', async (t) => {
  const socket = await openSocket(t, (await openHost(t)).url);
  socket.sendRaw(
    `${jsonHandshake}${record(invocation('1', 'Echo', 'a'))}${record(invocation('2', 'Echo', 'b'))}`,
  );
  assert.deepEqual(await socket.nextRecords(3), [
    {},
    { type: 3, invocationId: '1', result: 'a' },
    { type: 3, invocationId: '2', result: 'b' },
  ]);
});

test('accepts a handshake together with the first half of a call', async (t) => {
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
  test(`refuses a handshake: ${error}`, async (t) => {
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
  test(`closes the connection after an invalid handshake: ${nonsense}`, async (t) => {
    const host = await openHost(t);
    const socket = await openSocket(t, host.url);
    socket.sendRaw(nonsense + separator);
    const [answer, ...more] = await socket.rest();
    assert.deepEqual(more, []);
    if (answer !== undefined) assert.deepEqual(Object.keys(answer), ['error']);
    await host.hasConnections(0);
  });
}

test('times out without a complete handshake', async (t) => {
  const host = await openHost(t, { limits: { handshakeMs: 50 } });
  const [silent, halfway] = [await openSocket(t, host.url), await openSocket(t, host.url)];
  halfway.sendRaw(jsonHandshake.slice(0, 10));
  for (const socket of [silent, halfway]) {
    assert.deepEqual(await socket.rest(), [{ error: 'Handshake was canceled.' }]);
  }
  await host.hasConnections(0);
});

test('sends the response before everything else, and nothing without a handshake', async (t) => {
  const host = await openHost(t);
  const early = await openSocket(t, host.url);
  const { socket } = await openConnection(t, host.url);
  socket.send(invocation('1', 'TellAll', 'too early'));
  await socket.nextRecords(2);
  early.sendRaw(jsonHandshake);
  early.send(invocation('1', 'TellAll', 'in time'));
  const [answer, message] = await early.nextRecords(2);
  assert.deepEqual(answer, {});
  assert.deepEqual(message?.['arguments'], ['in time']);
});

test('runs onConnected after the response', async (t) => {
  const host = await openHost(t, {
    life: { onConnected: (caller) => caller.send('Message', `welcome ${caller.connectionId}`) },
  });
  const { socket, connectionId } = await openConnection(t, host.url);
  assert.deepEqual(await socket.next(), {
    type: 1,
    target: 'Message',
    arguments: [`welcome ${connectionId}`],
  });
});

test('lets calls wait for onConnected', async (t) => {
  const host = await openHost(t, {
    life: {
      onConnected: async (caller) => {
        await host.journal.waitAt('begun');
        await caller.send('Message', 'welcome');
      },
    },
  });
  const { socket } = await openConnection(t, host.url);
  socket.send(invocation('1', 'Echo', 'first call'));
  setImmediate(() => host.journal.open('begun'));
  const [welcome, completion] = await socket.nextRecords(2);
  assert.deepEqual([welcome?.['target'], completion?.['result']], ['Message', 'first call']);
});

for (const [error, said] of [
  [new HubError('full house'), /full house/],
  [new Error('secret'), /^(?!.*secret)./],
] as const) {
  test(`closes the connection without permission to reconnect when onConnected throws: ${error.name}`, async (t) => {
    const host = await openHost(t, {
      life: {
        onConnected: async () => {
          throw error;
        },
      },
    });
    const { socket } = await openConnection(t, host.url);
    const [close, ...more] = await inTime('the end', socket.rest());
    assert.deepEqual(more, []);
    assert.equal(close?.['type'], 7);
    assert.match(String(close['error']), said);
    assert.ok([undefined, false].includes(close['allowReconnect'] as boolean | undefined));
    await host.hasConnections(0);
  });
}
