import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HubConnection } from '@microsoft/signalr';
import { openCuttingProxy } from '../testing/cutting-proxy.ts';
import { openHost } from '../testing/host.ts';
import { closing, connect, heard, reconnecting, transports } from '../testing/real-client.ts';
import { until } from '../testing/until.ts';

const worksAgain = async (client: HubConnection): Promise<void> => {
  const messages = heard(client, 'Message');
  await client.invoke('InvokeWithString', 'back');
  await until('the message arrives', () => messages.length === 1);
};

for (const transport of transports) {
  describe(`the end of a connection over ${transport}`, () => {
    test('ends the connection on Close, also with automatic reconnect', async (t) => {
      const host = await openHost(t);
      const client = await connect(t, host.url, { transport, reconnects: true });
      client.onreconnecting(() => assert.fail('It must not reconnect.'));
      const closed = closing(client);
      await client.send('Close', {});
      assert.equal(await closed, undefined);
      await host.hasConnections(0);
    });

    test('reports the error of a Close', async (t) => {
      const client = await connect(t, (await openHost(t)).url, { transport });
      const closed = closing(client);
      await client.send('Close', { error: 'out_of_film' });
      assert.equal((await closed)?.message, 'Server returned an error on close: out_of_film');
    });

    test('reconnects with a new id after Close with permission to reconnect', async (t) => {
      const host = await openHost(t);
      const client = await connect(t, host.url, { transport, reconnects: true });
      const [before, again] = [client.connectionId, reconnecting(client)];
      await client.send('Close', { allowReconnect: true });
      const after = await again;
      assert.ok(typeof after === 'string' && after !== before);
      assert.equal(await client.invoke('GetCallerConnectionId'), after);
      await worksAgain(client);
      await host.hasConnections(1);
    });

    test('reconnects after a broken connection', async (t) => {
      const host = await openHost(t);
      const proxy = await openCuttingProxy(t, host.port);
      const client = await connect(t, `http://127.0.0.1:${proxy.port}/exam`, { transport, reconnects: true });
      const [before, again] = [client.connectionId, reconnecting(client)];
      proxy.cut();
      assert.notEqual(await again, before);
      await worksAgain(client);
    });

    test('moves clients of a drained server to the next one', async (t) => {
      const [old, next] = [await openHost(t), await openHost(t)];
      const proxy = await openCuttingProxy(t, old.port);
      const client = await connect(t, `http://127.0.0.1:${proxy.port}/exam`, { transport, reconnects: true });
      const again = reconnecting(client);
      proxy.leadTo(next.port);
      await old.hubServer.drain(50);
      await again;
      await worksAgain(client);
      assert.equal(next.hubServer.connections(), 1);
      await old.hasConnections(0);
      assert.deepEqual(
        old.events.flatMap((event) => (event.is === 'disconnected' ? [event.reason] : [])),
        ['drained'],
      );
    });

    test('reconnects to a restarted server', async (t) => {
      const old = await openHost(t);
      const client = await connect(t, old.url, { transport, reconnects: true });
      const again = reconnecting(client);
      await old.hubServer.drain(0);
      await old.close();
      await openHost(t, { port: old.port });
      await again;
      await worksAgain(client);
    });

    test('lets a client change the address while reconnecting', async (t) => {
      const [here, there] = [await openHost(t), await openHost(t)];
      const client = await connect(t, here.url, { transport, reconnects: true });
      client.onreconnecting(() => {
        client.baseUrl = there.url;
      });
      const again = reconnecting(client);
      await client.send('Close', { allowReconnect: true });
      await again;
      await worksAgain(client);
      assert.equal(there.hubServer.connections(), 1);
    });
  });
}

for (const transport of ['WebSockets', 'ServerSentEvents'] as const) {
  test(`disconnects from a silent server over ${transport}`, async (t) => {
    const host = await openHost(t);
    const client = await connect(t, host.url, { transport, serverTimeoutMs: 700 });
    const error = await closing(client);
    assert.equal(error?.message, 'Server timeout elapsed without receiving a message from the server.');
  });

  test(`keeps an idle connection with pings over ${transport}`, async (t) => {
    const host = await openHost(t, { limits: { keepAliveMs: 50 } });
    const quiet = await connect(t, host.url, { transport, serverTimeoutMs: 4000 });
    let isOver = false;
    quiet.onclose(() => (isOver = true));
    const silent = await openHost(t);
    // A client that connected later with the same timeout, to measure how long the other was kept.
    const givenUp = await connect(t, silent.url, { transport, serverTimeoutMs: 4000 });
    await closing(givenUp);
    assert.equal(isOver, false);
    assert.equal(await quiet.invoke('Echo', 'here'), 'here');
  });
}
