import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { openHost } from '../testing/host.ts';
import type { Host } from '../testing/host.ts';
import { ask, openEventStream, tokenFor } from '../testing/raw-http.ts';
import { invocation, jsonHandshake, record, recordsIn, separator } from '../testing/records.ts';

async function openStream(t: TestContext, host: Host) {
  const id = await tokenFor(host.url);
  const events = await openEventStream(t, host.url, { query: { id } });
  const post = (body: string) => ask('POST', host.url, { query: { id }, body });
  return { id, events, post };
}

/** Returns the data of each event, without the comment at the start. */
const eventsIn = (raw: string): string[] =>
  raw
    .split('\r\n\r\n')
    .flatMap((event) => event.split('\r\n'))
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice('data: '.length));

test('starts an event stream at once, uncacheable and untransformed', async (t) => {
  const host = await openHost(t);
  const { events } = await openStream(t, host);
  assert.equal(events.status, 200);
  await events.has(':\r\n');
  assert.ok(events.raw().startsWith(':\r\n'));
  assert.match(events.headers['content-type'] ?? '', /^text\/event-stream/);
  assert.match(events.headers['cache-control'] ?? '', /no-cache.*no-store|no-store.*no-cache/);
  assert.equal(events.headers.pragma, 'no-cache');
  assert.equal(events.headers['content-encoding'], 'identity');
});

test('sends whole records per event, in order', async (t) => {
  const host = await openHost(t);
  const { events, post } = await openStream(t, host);
  assert.equal((await post(jsonHandshake)).status, 200);
  const text = 'two\nlines\r\nand 😀';
  await post(record(invocation('1', 'Echo', text)) + record(invocation('2', 'InvokeWithString', 'hi')));
  await events.has('"invocationId":"2"');
  const all = eventsIn(events.raw());
  assert.ok(all.every((data) => data.endsWith(separator)));
  assert.match(events.raw(), /^:\r\n(?:\r\n)?(?:data: [^\r\n]*\r\n\r\n)+$/);
  const [handshake, ...records] = recordsIn(all.join(''));
  assert.deepEqual(handshake, {});
  assert.equal(records[0]?.['result'], text);
  assert.deepEqual(
    records.map(({ target, invocationId }) => target ?? invocationId),
    ['1', 'Message', 'mEsSaGeTwO', '2'],
  );
});

test('sends pings over an event stream', async (t) => {
  const host = await openHost(t, { limits: { keepAliveMs: 50 } });
  const { events, post } = await openStream(t, host);
  await post(jsonHandshake);
  await events.has(`data: {"type":6}${separator}\r\n\r\n`);
});

test('closes by ending the stream after the last message', async (t) => {
  const host = await openHost(t);
  const { events, post } = await openStream(t, host);
  await post(jsonHandshake);
  await post(record(invocation('1', 'Close', { allowReconnect: true })));
  await events.ended;
  const close = recordsIn(eventsIn(events.raw()).join('')).find(({ type }) => type === 7);
  assert.deepEqual(close, { type: 7, allowReconnect: true });
  assert.equal((await post(record({ type: 6 }))).status, 404);
});

test('ends the connection when the client leaves the stream', async (t) => {
  const host = await openHost(t);
  const { events, post } = await openStream(t, host);
  await post(jsonHandshake);
  await host.hasConnections(1);
  events.destroy();
  await host.hasConnections(0);
  assert.equal((await post(record({ type: 6 }))).status, 404);
});
