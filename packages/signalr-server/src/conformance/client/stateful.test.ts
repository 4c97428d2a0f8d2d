import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { openCuttingProxy } from '../testing/cutting-proxy.ts';
import { openHost } from '../testing/host.ts';
import type { Pair } from '../testing/real-client.ts';
import { connect, heard, reconnecting } from '../testing/real-client.ts';
import { inTime, until } from '../testing/until.ts';

const protocols: readonly Pair['protocol'][] = ['json', 'messagepack'];

async function throughProxy(t: TestContext, protocol: Pair['protocol']) {
  const host = await openHost(t, { statefulReconnect: true });
  const proxy = await openCuttingProxy(t, host.port);
  const client = await connect(t, `http://127.0.0.1:${proxy.port}/exam`, {
    transport: 'WebSockets',
    protocol,
    statefulReconnect: true,
    reconnects: true,
  });
  return { host, proxy, client };
}

for (const protocol of protocols) {
  describe(`stateful reconnect, ${protocol}`, () => {
    test('keeps id and groups across a broken transport connection', async (t) => {
      const { host, proxy, client } = await throughProxy(t, protocol);
      client.onreconnecting(() => assert.fail('Nothing is to be noticed.'));
      client.onclose(() => assert.fail('Nothing is to be noticed.'));
      const { connectionId } = client;
      const messages = heard(client, 'Message');
      await client.invoke('Join', 'room');
      for (let round = 1; round <= 3; round += 1) {
        const opened = proxy.opened();
        proxy.cut();
        await proxy.hasOpened(opened + 1);
        assert.equal(await inTime('the answer', client.invoke('Echo', round)), round);
        assert.equal(await client.invoke('GetCallerConnectionId'), connectionId);
        await client.invoke('TellGroup', 'room', `round ${round}`);
      }
      await until('all is heard', () => messages.length === 3);
      assert.deepEqual(messages, ['round 1', 'round 2', 'round 3']);
      assert.equal(host.events.filter(({ is }) => is === 'resumed').length, 3);
      assert.equal(host.events.filter(({ is }) => is === 'disconnected').length, 0);
      client.off('Message');
    });

    test('delivers messages once and in order while connections break, in both directions', async (t) => {
      const { host, proxy, client } = await throughProxy(t, protocol);
      const numbers = heard(client, 'Number');
      const { connectionId } = client;
      assert.ok(connectionId !== null);
      const calls: Promise<unknown>[] = [];
      for (let number = 0; number < 300; number += 1) {
        calls.push(client.invoke('Note', `note ${number}`));
        await host.hubServer.clients.client(connectionId).send('Number', number);
        if (number % 60 === 30) {
          const opened = proxy.opened();
          proxy.cut();
          if (number % 120 === 30) await proxy.hasOpened(opened + 1);
        }
        // Messages are sent in between, some into the broken connection.
        if (number % 10 === 0) await new Promise(setImmediate);
      }
      // Each note was stored once: its count is the result of the call.
      assert.deepEqual(new Set(await inTime('all answers', Promise.all(calls))), new Set([1]));
      await until('all numbers come', () => numbers.length >= 300);
      assert.deepEqual(
        numbers,
        Array.from({ length: 300 }, (_each, at) => at),
      );
      assert.deepEqual(
        host.journal.entries,
        Array.from({ length: 300 }, (_each, at) => `note ${at}`),
      );
      assert.equal(client.connectionId, connectionId);
    });

    test('returns the result of a running call over the next connection', async (t) => {
      const { host, proxy, client } = await throughProxy(t, protocol);
      const answer = client.invoke('Hold', 'gate');
      await host.journal.has('gate begins');
      const opened = proxy.opened();
      proxy.cut();
      host.journal.open('gate');
      await host.journal.has('gate ends');
      await proxy.hasOpened(opened + 1);
      assert.equal(await inTime('the answer', answer), 'gate');
    });

    test('starts a new connection when resuming is impossible', async (t) => {
      const { host, proxy, client } = await throughProxy(t, protocol);
      const next = await openHost(t, { statefulReconnect: true });
      const [before, again] = [client.connectionId, reconnecting(client)];
      proxy.leadTo(next.port);
      proxy.cut();
      assert.notEqual(await again, before);
      assert.equal(await client.invoke('Echo', 'again'), 'again');
      assert.equal(next.hubServer.connections(), 1);
      assert.equal(host.hubServer.connections(), 1, 'it is kept until the disconnect timeout');
    });

    test('starts a new connection after Close with permission to reconnect', async (t) => {
      const { host, client } = await throughProxy(t, protocol);
      const [before, again] = [client.connectionId, reconnecting(client)];
      await client.send('Close', { allowReconnect: true });
      assert.notEqual(await again, before);
      assert.equal(await client.invoke('Echo', 'again'), 'again');
      assert.equal(host.events.filter(({ is }) => is === 'resumed').length, 0);
      await host.hasConnections(1);
    });
  });
}

test('does not keep a stopped client', async (t) => {
  const { host, client } = await throughProxy(t, 'json');
  await client.stop();
  await host.hasConnections(0);
  await host.hasEnded('client');
});

test('resumes only if both client and server want it', async (t) => {
  const able = await openHost(t, { statefulReconnect: true });
  assert.equal(await (await connect(t, able.url)).invoke('Echo', 1), 1);
  const unable = await openHost(t);
  const client = await connect(t, unable.url, { statefulReconnect: true });
  assert.equal(await client.invoke('Echo', 1), 1);
});
