import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { openHost } from '../testing/host.ts';
import { ask, openEventStream, tokenFor } from '../testing/raw-http.ts';
import { openPollingConnection, startPolling } from '../testing/raw-poller.ts';
import { openConnection, refusalOf } from '../testing/raw-socket.ts';
import { invocation, record } from '../testing/records.ts';
import { until } from '../testing/until.ts';

const stream = { accept: 'text/event-stream' };
const requests = [
  { name: 'a send', method: 'POST', headers: {} },
  { name: 'a poll', method: 'GET', headers: {} },
  { name: 'an event stream', method: 'GET', headers: stream },
  { name: 'a DELETE', method: 'DELETE', headers: {} },
];

for (const { name, method, headers } of requests) {
  test(`answers ${name} with 400 without an id and 404 with an unknown one`, async (t) => {
    const host = await openHost(t);
    const without = await ask(method, host.url, { headers });
    assert.deepEqual([without.status, without.text], [400, 'Connection ID required']);
    const unknown = await ask(method, host.url, { headers, query: { id: 'unknown' } });
    assert.deepEqual([unknown.status, unknown.text], [404, 'No Connection with that ID']);
  });
}

describe('an upgrade', () => {
  test('gets 404 with an unknown id', async (t) => {
    const host = await openHost(t);
    const refusal = await refusalOf(host.url, { query: { id: 'unknown' } });
    assert.deepEqual(refusal, { status: 404, text: 'No Connection with that ID' });
  });

  test('opens a new connection without an id', async (t) => {
    const host = await openHost(t);
    assert.equal((await refusalOf(host.url)).status, 101);
  });

  test('gets 409 on a connection with an open socket, which stays open', async (t) => {
    const host = await openHost(t);
    const { socket, id } = await openConnection(t, host.url);
    assert.equal((await refusalOf(host.url, { query: { id } })).status, 409);
    socket.send(invocation('1', 'Echo', 'alive'));
    assert.deepEqual(await socket.next(), { type: 3, invocationId: '1', result: 'alive' });
  });

  test('gets 404 on a closed connection', async (t) => {
    const host = await openHost(t);
    const { socket, id } = await openConnection(t, host.url);
    await socket.terminate();
    await host.hasConnections(0);
    assert.equal((await refusalOf(host.url, { query: { id } })).status, 404);
  });
});

test('answers a second event stream on a connection with 409', async (t) => {
  const host = await openHost(t);
  const id = await tokenFor(host.url);
  assert.equal((await openEventStream(t, host.url, { query: { id } })).status, 200);
  assert.equal((await ask('GET', host.url, { query: { id }, headers: stream })).status, 409);
});

test('refuses to change the transport of a connection', async (t) => {
  const host = await openHost(t);
  const fixed = { status: 400, text: 'Cannot change transports mid-connection' };
  const { id: socketId } = await openConnection(t, host.url);
  const streamId = await tokenFor(host.url);
  await openEventStream(t, host.url, { query: { id: streamId } });
  const { id: pollId } = await startPolling(host.url);
  for (const [id, headers] of [
    [socketId, {}],
    [socketId, stream],
    [streamId, {}],
    [pollId, stream],
  ] as const) {
    const { status, text } = await ask('GET', host.url, { query: { id }, headers });
    assert.deepEqual({ status, text }, fixed);
  }
  // A second transport and a different one: both rules apply, and either refusal is correct.
  for (const id of [streamId, pollId]) {
    assert.ok([400, 409].includes((await refusalOf(host.url, { query: { id } })).status));
  }
});

test('answers a transport that is not offered with 404 and its name', async (t) => {
  const sockets = await openHost(t, { transports: ['WebSockets'] });
  const polls = await openHost(t, { transports: ['LongPolling'] });
  const [id, otherId] = [await tokenFor(sockets.url), await tokenFor(polls.url)];
  const poll = await ask('GET', sockets.url, { query: { id } });
  assert.deepEqual(
    [poll.status, poll.text],
    [404, 'LongPolling transport not supported by this end point type'],
  );
  const events = await ask('GET', sockets.url, { query: { id }, headers: stream });
  assert.deepEqual(
    [events.status, events.text],
    [404, 'ServerSentEvents transport not supported by this end point type'],
  );
  assert.deepEqual(await refusalOf(polls.url, { query: { id: otherId } }), {
    status: 404,
    text: 'WebSockets transport not supported by this end point type',
  });
});

test('answers a send on a WebSocket connection with 405', async (t) => {
  const host = await openHost(t);
  const { id } = await openConnection(t, host.url);
  assert.equal((await ask('POST', host.url, { query: { id }, body: record({ type: 6 }) })).status, 405);
});

test('answers a send of any content type with 200 and no body', async (t) => {
  const poller = await openPollingConnection((await openHost(t)).url);
  for (const type of ['text/plain;charset=UTF-8', 'application/octet-stream', 'nonsense']) {
    const reply = await poller.post(record({ type: 6 }), { 'content-type': type });
    assert.deepEqual([reply.status, reply.text], [200, ''], type);
  }
});

test('answers a DELETE with 202 while polling and 400 on another transport', async (t) => {
  const host = await openHost(t);
  const poller = await openPollingConnection(host.url);
  const { id } = await openConnection(t, host.url);
  const streamId = await tokenFor(host.url);
  await openEventStream(t, host.url, { query: { id: streamId } });
  assert.equal((await poller.delete()).status, 202);
  assert.equal((await ask('DELETE', host.url, { query: { id } })).status, 400);
  assert.equal((await ask('DELETE', host.url, { query: { id: streamId } })).status, 400);
});

test('answers other methods with 405', async (t) => {
  const host = await openHost(t);
  const id = await tokenFor(host.url);
  for (const method of ['PUT', 'PATCH']) {
    assert.equal((await ask(method, host.url, { query: { id } })).status, 405, method);
  }
});

test('ignores an aborted send', async (t) => {
  const host = await openHost(t);
  const poller = await openPollingConnection(host.url);
  const half = record(invocation('1', 'Note', 'half'));
  const line = connect(host.port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    line.on('error', reject);
    line.write(
      `POST /exam?id=${poller.id} HTTP/1.1\r\nHost: exam\r\nContent-Length: ${half.length * 2}\r\n\r\n${half}`,
      () => resolve(),
    );
  });
  await until('the send has begun to arrive', () =>
    host.requests.some(({ line: asked }) => asked === `POST /exam?id=${poller.id}`),
  );
  line.destroy();
  await poller.send(invocation('2', 'Note', 'whole'));
  assert.deepEqual(await poller.nextRecords(1), [{ type: 3, invocationId: '2', result: 1 }]);
  assert.deepEqual(host.journal.entries, ['whole']);
});

test('refuses connections beyond the limit with 503 until one closes', async (t) => {
  const host = await openHost(t, { limits: { connections: 2 } });
  const first = await openConnection(t, host.url);
  const poller = await openPollingConnection(host.url);
  assert.equal((await refusalOf(host.url)).status, 503);
  await poller.send(invocation('1', 'Echo', 'still here'));
  assert.equal((await poller.nextRecords(1))[0]?.['result'], 'still here');
  await first.socket.terminate();
  await host.hasConnections(1);
  assert.equal((await refusalOf(host.url)).status, 101);
});
