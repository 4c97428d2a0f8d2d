import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openHost } from '../testing/host.ts';
import type { Host } from '../testing/host.ts';
import { ask } from '../testing/raw-http.ts';
import { openConnection, openSocket, refusalOf } from '../testing/raw-socket.ts';
import { invocation, streamInvocation } from '../testing/records.ts';
import { inTime, until } from '../testing/until.ts';

const reasonsOf = ({ events }: Host): readonly string[] =>
  events.flatMap((event) => (event.is === 'disconnected' ? [event.reason] : []));

describe('the last message of a connection', () => {
  for (const [given, sent] of [
    [{}, {}],
    [{ error: 'why' }, { error: 'why' }],
    [{ allowReconnect: true }, { allowReconnect: true }],
    [
      { error: 'why', allowReconnect: true },
      { error: 'why', allowReconnect: true },
    ],
  ] as const) {
    test(`is Close ${JSON.stringify(sent)}, before a normal closure of the socket`, async (t) => {
      const host = await openHost(t);
      const { socket, id } = await openConnection(t, host.url);
      socket.send(invocation('1', 'Close', given));
      const close = (await socket.rest()).at(-1);
      const { allowReconnect, ...rest } = close ?? {};
      assert.deepEqual(
        { ...rest, ...(allowReconnect === true ? { allowReconnect } : {}) },
        { type: 7, ...sent },
      );
      assert.equal((await socket.closed).code, 1000);
      await host.hasConnections(0);
      assert.deepEqual(reasonsOf(host), ['server']);
      assert.equal((await refusalOf(host.url, { query: { id } })).status, 404);
    });
  }

  test('is sent after all earlier messages', async (t) => {
    const host = await openHost(t, { limits: { messageBytes: 1_000_000 } });
    const { socket } = await openConnection(t, host.url);
    const long = 'x'.repeat(300_000);
    socket.send(invocation('1', 'InvokeWithString', long), invocation('2', 'Close', {}));
    const records = await socket.rest();
    const last = records.findIndex(({ type }) => type === 7);
    assert.ok(records.findIndex(({ invocationId }) => invocationId === '1') < last);
    assert.equal(records.filter(({ arguments: args }) => Array.isArray(args) && args[0] === long).length, 2);
    assert.equal(last, records.length - 1);
  });

  test('ends the connection at once without an error if the client sends it', async (t) => {
    const host = await openHost(t);
    const { socket, id } = await openConnection(t, host.url);
    socket.send({ type: 7 });
    await socket.rest();
    assert.equal((await socket.closed).code, 1000);
    await host.hasConnections(0);
    assert.deepEqual(reasonsOf(host), ['client']);
    assert.equal((await refusalOf(host.url, { query: { id } })).status, 404);
  });
});

describe('the end of a connection', () => {
  test('notifies the hub once and aborts running calls and streams', async (t) => {
    const host = await openHost(t, {
      life: {
        onDisconnected: (caller) => host.journal.write(`over ${caller.connectionId} ${caller.gone.aborted}`),
      },
    });
    const { socket, connectionId } = await openConnection(t, host.url);
    socket.send(streamInvocation('1', 'SilentStream'));
    await socket.next();
    await socket.terminate();
    await host.journal.has(`over ${connectionId} true`);
    await host.journal.has('SilentStream ended');
    assert.equal(host.journal.count(`over ${connectionId} true`), 1);
    assert.deepEqual(reasonsOf(host), ['lost']);
  });

  test('removes the connection from its groups', async (t) => {
    const host = await openHost(t);
    const [{ socket }, { socket: other }] = [
      await openConnection(t, host.url),
      await openConnection(t, host.url),
    ];
    socket.send(invocation('1', 'Join', 'room'));
    await socket.next();
    await socket.terminate();
    await host.hasConnections(1);
    other.send(invocation('1', 'TellGroup', 'room', 'anybody?'));
    assert.deepEqual(await other.next(), { type: 3, invocationId: '1', result: null });
  });

  test('does not notify the hub without a handshake', async (t) => {
    const host = await openHost(t, {
      life: { onConnected: () => assert.fail('never'), onDisconnected: () => assert.fail('never') },
    });
    await (await openSocket(t, host.url)).terminate();
    await host.hasConnections(0);
    assert.ok(!host.events.some(({ is }) => is === 'failed'));
  });

  test('drops waiting calls', async (t) => {
    const host = await openHost(t);
    const { socket } = await openConnection(t, host.url);
    socket.send(invocation('1', 'Hold', 'gate'), invocation('2', 'Note', 'no one waits for it'));
    await host.journal.has('gate begins');
    await socket.terminate();
    await host.hasConnections(0);
    host.journal.open('gate');
    await host.journal.has('gate ends');
    const { socket: later } = await openConnection(t, host.url);
    later.send(invocation('1', 'Note', 'later'));
    await later.next();
    assert.deepEqual(host.journal.entries, ['gate begins', 'gate ends', 'later']);
  });

  test('happens when the token expires, with permission to reconnect', async (t) => {
    const host = await openHost(t, {
      authenticate: () => ({ identity: { name: 'ann' }, userId: 'ann', expiresAtMs: Date.now() + 1_000 }),
    });
    const { socket } = await openConnection(t, host.url);
    const close = (await socket.rest()).at(-1);
    assert.deepEqual([close?.['type'], close?.['allowReconnect']], [7, true]);
    assert.deepEqual(reasonsOf(host), ['expired']);
  });
});

describe('a drain', () => {
  test('closes all connections with permission to reconnect, and refuses new ones', async (t) => {
    const host = await openHost(t);
    const all = [
      await openConnection(t, host.url),
      await openConnection(t, host.url),
      await openConnection(t, host.url),
    ];
    const drained = host.hubServer.drain(100);
    for (const { socket } of all) {
      const [close, ...more] = await socket.rest();
      assert.deepEqual([close, more], [{ type: 7, allowReconnect: true }, []]);
      assert.equal((await socket.closed).code, 1000);
    }
    await inTime('the drain', drained);
    await host.hasConnections(0);
    assert.deepEqual(reasonsOf(host), ['drained', 'drained', 'drained']);
    const refused = await ask('POST', `${host.url}/negotiate`);
    assert.equal(refused.status, 503);
  });

  test('lets a running call finish', async (t) => {
    const host = await openHost(t);
    const { socket } = await openConnection(t, host.url);
    socket.send(invocation('1', 'Hold', 'gate'));
    await host.journal.has('gate begins');
    const drained = host.hubServer.drain(0);
    host.journal.open('gate');
    await inTime('the drain', drained);
    await host.journal.has('gate ends');
    await inTime('the end', socket.closed);
  });
});

test('ends every connection when the server closes', async (t) => {
  const host = await openHost(t);
  const [{ socket }, silent] = [await openConnection(t, host.url), await openSocket(t, host.url)];
  await host.close();
  await inTime('the end of both', Promise.all([socket.closed, silent.closed]));
  await until('no connection is left', () => host.hubServer.connections() === 0);
});
