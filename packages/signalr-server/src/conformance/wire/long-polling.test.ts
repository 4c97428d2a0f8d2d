import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHost } from '../testing/host.ts';
import { openPollingConnection, startPolling } from '../testing/raw-poller.ts';
import { invocation, jsonHandshake, record, recordsIn, separator } from '../testing/records.ts';
import { until } from '../testing/until.ts';

test('answers the first poll at once, empty and uncacheable', async (t) => {
  const host = await openHost(t);
  const poller = await startPolling(host.url);
  const shaken = poller.poll();
  await poller.post(jsonHandshake);
  const reply = await shaken;
  assert.deepEqual([reply.status, reply.text], [200, `{}${separator}`]);
  assert.match(reply.headers['content-type'] ?? '', /^application\/octet-stream/);
  assert.match(reply.headers['cache-control'] ?? '', /no-cache|no-store/);
});

test('delivers messages between polls with the next one, in order and whole', async (t) => {
  const host = await openHost(t);
  const poller = await openPollingConnection(host.url);
  await poller.send(invocation('1', 'InvokeWithString', 'a'), invocation('2', 'InvokeWithString', 'b'));
  await poller.send(invocation('3', 'Note', 'all done'));
  await host.journal.has('all done');
  const { text } = await poller.poll();
  assert.ok(text.endsWith(separator));
  const first = recordsIn(text);
  const all = [...first, ...(await poller.nextRecords(7 - first.length))];
  assert.ok(first.length > 1, 'records that wait come together');
  assert.deepEqual(
    all.map(({ target, invocationId }) => target ?? invocationId),
    ['Message', 'mEsSaGeTwO', '1', 'Message', 'mEsSaGeTwO', '2', '3'],
  );
});

test('accepts a record split over sends', async (t) => {
  const poller = await openPollingConnection((await openHost(t)).url);
  const whole = Buffer.from(record(invocation('1', 'Echo', 'größer 😀')));
  for (const [from, to] of [
    [0, 10],
    [10, whole.length - 7],
    [whole.length - 7, whole.length],
  ] as const) {
    assert.equal((await poller.post(whole.subarray(from, to))).status, 200);
  }
  assert.deepEqual(await poller.nextRecords(1), [{ type: 3, invocationId: '1', result: 'größer 😀' }]);
});

test('ends an idle poll empty, without pings', async (t) => {
  const host = await openHost(t, { limits: { pollMs: 60, keepAliveMs: 10, clientTimeoutMs: 40 } });
  const poller = await openPollingConnection(host.url);
  for (let round = 0; round < 3; round += 1) {
    const { status, text } = await poller.poll();
    assert.deepEqual([status, text], [200, '']);
  }
});

test('ends an older poll with 204 when a newer one arrives', async (t) => {
  const host = await openHost(t);
  const poller = await openPollingConnection(host.url);
  const before = host.requests.length;
  const older = poller.poll();
  await until('the older poll is there', () => host.requests.length > before);
  const newer = poller.poll();
  assert.equal((await older).status, 204);
  await poller.send(invocation('1', 'Echo', 'to the newer'));
  assert.deepEqual(recordsIn((await newer).text), [{ type: 3, invocationId: '1', result: 'to the newer' }]);
});

test('ends the poll with 204 and the connection on DELETE', async (t) => {
  const host = await openHost(t);
  const poller = await openPollingConnection(host.url);
  const before = host.requests.length;
  const poll = poller.poll();
  await until('the poll is there', () => host.requests.length > before);
  assert.equal((await poller.delete()).status, 202);
  assert.deepEqual([(await poll).status, (await poll).text], [204, '']);
  await host.hasConnections(0);
  await until('it is forgotten', async () => (await poller.post(record({ type: 6 }))).status === 404);
});

test('delivers Close with a poll, and then 404', async (t) => {
  const host = await openHost(t);
  const poller = await openPollingConnection(host.url);
  await poller.send(invocation('1', 'Close', { error: 'out_of_film' }));
  const records = await poller.nextRecords(1);
  const close = records.find(({ type }) => type === 7) ?? (await poller.nextRecords(1))[0];
  assert.equal(close?.error, 'out_of_film');
  assert.ok([204, 404].includes((await poller.poll()).status));
  await host.hasConnections(0);
});

test('disconnects a client that stops polling', async (t) => {
  const host = await openHost(t, { limits: { disconnectMs: 200 } });
  const poller = await openPollingConnection(host.url);
  await host.hasConnections(0);
  assert.equal((await poller.post(record({ type: 6 }))).status, 404);
  assert.equal((await poller.poll()).status, 404);
});

test('keeps a polling client, however long it is idle', async (t) => {
  const host = await openHost(t, { limits: { disconnectMs: 1_000, clientTimeoutMs: 100 } });
  const poller = await openPollingConnection(host.url);
  const idle = await openPollingConnection(host.url);
  const waiting = poller.poll();
  // The other one, of the same age, does not poll and measures the time.
  await until('the idle one is gone', async () => (await idle.post(record({ type: 6 }))).status === 404);
  await poller.send(invocation('1', 'Echo', 'still here'));
  assert.deepEqual(recordsIn((await waiting).text), [{ type: 3, invocationId: '1', result: 'still here' }]);
});
