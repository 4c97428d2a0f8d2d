import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { HttpTransportType } from '@microsoft/signalr';
import { createHubServer } from '../../hub-server.ts';
import { examHub } from '../testing/exam-hub.ts';
import { annsToken, authenticate, openHost } from '../testing/host.ts';
import { Journal } from '../testing/journal.ts';
import { clientFor, connect, reconnecting, transports } from '../testing/real-client.ts';

test('follows a redirect with its token, also on reconnect', async (t) => {
  const goal = await openHost(t);
  const gate = await openHost(t, { redirect: () => ({ url: goal.url, accessToken: annsToken }) });
  const client = await connect(t, gate.url, { reconnects: true });
  assert.equal((await client.invoke('WhoAmI')).name, 'ann');
  const [before, again] = [client.connectionId, reconnecting(client)];
  await client.send('Close', { allowReconnect: true });
  assert.notEqual(await again, before);
  assert.equal((await client.invoke('WhoAmI')).name, 'ann');
  assert.equal(gate.requests.length, 2);
});

test('gives up on a redirect loop', async (t) => {
  const host = await openHost(t, { redirect: ({ headers }) => ({ url: `http://${headers.host}/exam` }) });
  await assert.rejects(clientFor(t, host.url).start(), /Negotiate redirection limit exceeded\./);
});

test('reports why a client was refused', async (t) => {
  const host = await openHost(t, { redirect: () => ({ error: 'closed for today' }) });
  await assert.rejects(clientFor(t, host.url).start(), /closed for today/);
});

test('reports a missing hub to the client', async (t) => {
  const host = await openHost(t);
  await assert.rejects(
    clientFor(t, `${host.url}/elsewhere`).start(),
    /Either this is not a SignalR endpoint or there is a proxy blocking the connection\./,
  );
});

test('works and reconnects without negotiation, and without a client id', async (t) => {
  const host = await openHost(t);
  const client = await connect(t, host.url, {
    transport: 'WebSockets',
    reconnects: true,
    http: { skipNegotiation: true },
  });
  assert.equal(client.connectionId, null);
  const before: unknown = await client.invoke('GetCallerConnectionId');
  const again = reconnecting(client);
  await client.send('Close', { allowReconnect: true });
  await again;
  assert.equal(client.connectionId, null);
  assert.notEqual(await client.invoke('GetCallerConnectionId'), before);
  assert.deepEqual(
    host.requests.map(({ line }) => line),
    ['GET /exam', 'GET /exam'],
  );
});

test('falls back to Server-Sent Events without WebSockets, and to long polling for binary', async (t) => {
  const host = await openHost(t, { transports: ['ServerSentEvents', 'LongPolling'] });
  await (await connect(t, host.url)).invoke('Echo', 1);
  await (await connect(t, host.url, { protocol: 'messagepack' })).invoke('Echo', 1);
  assert.deepEqual(
    host.events.flatMap((event) =>
      event.is === 'connected' ? [`${event.transport} ${event.protocol}`] : [],
    ),
    ['ServerSentEvents json', 'LongPolling messagepack'],
  );
});

test('prefers WebSockets, and fails for a transport that is not offered', async (t) => {
  const host = await openHost(t);
  await connect(t, host.url);
  assert.equal(
    host.events.some((event) => event.is === 'connected' && event.transport === 'WebSockets'),
    true,
  );
  const strict = await openHost(t, { transports: ['WebSockets'] });
  const polling = clientFor(t, strict.url, { http: { transport: HttpTransportType.LongPolling } });
  await assert.rejects(polling.start(), /'WebSockets' is disabled by the client/);
});

test('closes long polling with DELETE after the poll has ended', async (t) => {
  const host = await openHost(t);
  const client = await connect(t, host.url, { transport: 'LongPolling' });
  await client.invoke('Echo', 1);
  await client.stop();
  assert.match(host.requests.at(-1)?.line ?? '', /^DELETE \/exam\?id=/);
  await host.hasConnections(0);
  assert.deepEqual(
    host.events.flatMap((event) => (event.is === 'disconnected' ? [event.reason] : [])),
    ['client'],
  );
});

test('serves two hubs on one server at different paths', async (t) => {
  const journals = [new Journal(), new Journal()];
  const server = createServer((_request, response) => response.end('the rest of the house'));
  const hubServers = journals.map((journal, at) => {
    const hubServer = createHubServer(examHub(journal, {}, {}), { authenticate });
    hubServer.attach(server, `/hub-${at}`);
    return hubServer;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(async () => {
    await Promise.all(hubServers.map((hubServer) => hubServer.close()));
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  for (const transport of transports) {
    for (const at of journals.keys()) {
      const client = await connect(t, `${origin}/hub-${at}`, { transport });
      await client.invoke('Note', `${transport} at ${at}`);
    }
  }
  assert.deepEqual(
    journals.map(({ entries }) => entries),
    journals.map((_journal, at) => transports.map((transport) => `${transport} at ${at}`)),
  );
  assert.equal(await (await fetch(`${origin}/index.html`)).text(), 'the rest of the house');
});
