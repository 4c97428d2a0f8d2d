import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { openHost } from '../testing/host.ts';
import type { Host } from '../testing/host.ts';
import { ask, openEventStream, tokenFor } from '../testing/raw-http.ts';
import { openPollingConnection } from '../testing/raw-poller.ts';
import { openConnection } from '../testing/raw-socket.ts';
import { invocation, jsonHandshake } from '../testing/records.ts';
import { until } from '../testing/until.ts';

const pieceBytes = 64 * 1024;
/** System buffers take some MB before anything waits in the server. */
const mostPieces = 1_500;
const limits = { waitingBytes: 1_000_000 };

const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

/** Sends to all clients until the slow reader is disconnected, at the speed of a good reader. */
async function sendUntilDisconnected(t: TestContext, host: Host): Promise<void> {
  const { socket: reader } = await openConnection(t, host.url);
  const isDisconnected = (): boolean => host.events.some((event) => event.is === 'disconnected');
  const piece = 'x'.repeat(pieceBytes);
  let received = 0;
  reader.socket.removeAllListeners('message');
  reader.socket.on('message', (data: Buffer) => (received += data.length));
  const before = process.memoryUsage();
  let sent = 0;
  while (!isDisconnected() && sent < mostPieces) {
    sent += 1;
    await host.hubServer.clients.all().send('Message', piece);
    await until('the good reader has it', () => received >= sent * pieceBytes);
  }
  assert.ok(isDisconnected(), `${sent} pieces were sent`);
  const after = process.memoryUsage();
  const grown = megabytes(after.heapUsed + after.external - before.heapUsed - before.external);
  assert.ok(grown < 100, `${grown} MB more than before`);
  assert.deepEqual(
    host.events.flatMap((event) => (event.is === 'disconnected' ? [event.reason] : [])),
    ['slow'],
  );
  await host.hasConnections(1);
  assert.equal(reader.socket.readyState, 1, 'the good reader is kept');
}

test('closes a WebSocket that is not read, and delivers everything to the others', async (t) => {
  const host = await openHost(t, { limits });
  const { socket } = await openConnection(t, host.url);
  socket.socket.pause();
  await sendUntilDisconnected(t, host);
});

test('closes an event stream that is not read', async (t) => {
  const host = await openHost(t, { limits });
  const id = await tokenFor(host.url);
  const events = await openEventStream(t, host.url, { query: { id } });
  await ask('POST', host.url, { query: { id }, body: jsonHandshake });
  await events.has('{}');
  events.pause();
  await sendUntilDisconnected(t, host);
});

test('drops a client that does not poll, with its pending messages', async (t) => {
  const host = await openHost(t, { limits });
  await openPollingConnection(host.url);
  await sendUntilDisconnected(t, host);
});

test('pauses a stream that is faster than its reader, without loss', async (t) => {
  const host = await openHost(t, { limits: { waitingBytes: 50_000 } });
  const { socket } = await openConnection(t, host.url);
  const items = 10_000;
  socket.send({ type: 4, invocationId: '1', target: 'Count', arguments: [items] });
  await until(
    'the stream comes to its end',
    () => socket.records.at(-1)?.['type'] === 3 || socket.socket.readyState !== 1,
  );
  assert.deepEqual(
    host.events.filter(({ is }) => is === 'disconnected'),
    [],
  );
  const [, ...all] = socket.records;
  assert.deepEqual(all.at(-1), { type: 3, invocationId: '1' });
  assert.equal(all.length, items + 1);
  assert.ok(all.slice(0, -1).every(({ item }, at) => item === at + 1));
});

test('pauses a client that calls too fast, and serves all its calls', async (t) => {
  const host = await openHost(t, { limits: { waitingCalls: 4 } });
  const { socket } = await openConnection(t, host.url);
  const { socket: other } = await openConnection(t, host.url);
  const calls = 800;
  const long = 'x'.repeat(20_000);
  const before = process.memoryUsage();
  socket.send(invocation('gate', 'Hold', 'gate'));
  await host.journal.has('gate begins');
  for (let each = 0; each < calls; each += 1) socket.send(invocation(`${each}`, 'Echo', long));
  for (let round = 0; round < 300; round += 1) {
    other.send(invocation(`${round}`, 'Echo', round));
    await other.next();
  }
  assert.ok(socket.socket.bufferedAmount > 0, 'the client still has something to send');
  host.journal.open('gate');
  await until('the last answer comes', () => socket.records.at(-1)?.['invocationId'] === `${calls - 1}`);
  const [, ...answers] = socket.records;
  assert.deepEqual(
    answers.map(({ invocationId }) => invocationId),
    ['gate', ...Array.from({ length: calls }, (_each, at) => `${at}`)],
  );
  assert.ok(megabytes(process.memoryUsage().rss - before.rss) < 600);
});
