import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annsToken, bearer, bobsToken, openHost } from '../testing/host.ts';
import { ask, openEventStream, tokenFor } from '../testing/raw-http.ts';
import { openPollingConnection, startPolling } from '../testing/raw-poller.ts';
import { openConnection, openSocket, refusalOf } from '../testing/raw-socket.ts';
import { invocation, jsonHandshake, record } from '../testing/records.ts';

const ann = bearer(annsToken);
const bob = bearer(bobsToken);
const isRefusal = (status: number): boolean => [401, 403].includes(status);

test("accepts a browser's token in the query of the upgrade", async (t) => {
  const host = await openHost(t);
  const id = await tokenFor(host.url, { headers: ann });
  const socket = await openSocket(t, host.url, { query: { id, access_token: annsToken } });
  socket.sendRaw(jsonHandshake + record(invocation('1', 'OnlyAnn')));
  assert.equal((await socket.nextRecords(2))[1]?.['result'], 'welcome');
});

test('prefers a token in the header over one in the query', async (t) => {
  const host = await openHost(t);
  const { socket } = await openConnection(t, host.url, { headers: ann, query: { access_token: 'forged' } });
  socket.send(invocation('1', 'OnlyAnn'));
  assert.equal((await socket.next())['result'], 'welcome');
});

test('refuses an upgrade with an unknown token', async (t) => {
  const host = await openHost(t);
  const id = await tokenFor(host.url, { headers: ann });
  assert.equal((await refusalOf(host.url, { query: { id }, headers: bearer('forged') })).status, 401);
  assert.equal((await refusalOf(host.url, { query: { access_token: 'forged' } })).status, 401);
});

test('requires a valid token for polls, sends, event streams and deletes', async (t) => {
  const host = await openHost(t);
  const poller = await openPollingConnection(host.url, ann);
  const forged = bearer('forged');
  const streamId = await tokenFor(host.url, { headers: ann });
  assert.equal((await poller.poll(forged)).status, 401);
  assert.equal((await poller.post(record({ type: 6 }), forged)).status, 401);
  assert.equal((await ask('DELETE', host.url, { query: { id: poller.id }, headers: forged })).status, 401);
  const events = { ...forged, accept: 'text/event-stream' };
  assert.equal((await ask('GET', host.url, { query: { id: streamId }, headers: events })).status, 401);
  await poller.send(invocation('1', 'OnlyAnn'));
  assert.deepEqual(await poller.nextRecords(1), [{ type: 3, invocationId: '1', result: 'welcome' }]);
});

test('ignores user names in the query', async (t) => {
  const host = await openHost(t);
  const claims = { userId: 'bob', sbUserId: 'bob', currentUser: 'bob', name: 'bob' };
  const { socket } = await openConnection(t, host.url, { headers: ann, query: claims });
  const { socket: real } = await openConnection(t, host.url, { headers: bob });
  real.send(invocation('1', 'TellUser', 'bob', 'for bob alone'));
  assert.equal((await real.next())['type'], 1);
  await real.next();
  socket.send(invocation('1', 'WhoAmI'));
  const { result } = (await socket.next()) as { result: { name: string; userId: string } };
  assert.deepEqual([result.name, result.userId], ['ann', 'ann']);
});

test('sends no messages for users to anonymous clients', async (t) => {
  const host = await openHost(t);
  const { socket } = await openConnection(t, host.url);
  for (const name of ['ann', 'null', '', 'undefined', 'anonymous']) {
    socket.send(invocation(name, 'TellUser', name, 'for a user'));
    assert.deepEqual(await socket.next(), { type: 3, invocationId: name, result: null });
  }
});

test("refuses another user's token on a polling connection, and keeps it", async (t) => {
  const host = await openHost(t);
  const poller = await openPollingConnection(host.url, ann);
  for (const headers of [bob, {}]) {
    assert.ok(isRefusal((await poller.poll(headers)).status));
    assert.ok(isRefusal((await poller.post(record(invocation('1', 'Note', 'by bob')), headers)).status));
    const goodbye = await ask('DELETE', host.url, { query: { id: poller.id }, headers });
    assert.ok(isRefusal(goodbye.status));
  }
  await poller.send(invocation('2', 'OnlyAnn'));
  assert.deepEqual(await poller.nextRecords(1), [{ type: 3, invocationId: '2', result: 'welcome' }]);
  assert.deepEqual(host.journal.entries, []);
});

test("refuses another user's token on an event stream", async (t) => {
  const host = await openHost(t);
  const id = await tokenFor(host.url, { headers: ann });
  await openEventStream(t, host.url, { query: { id }, headers: ann });
  const post = await ask('POST', host.url, { query: { id }, headers: bob, body: jsonHandshake });
  assert.ok(isRefusal(post.status));
});

test('refuses a negotiated connection to another user', async (t) => {
  const host = await openHost(t);
  for (const headers of [bob, {}]) {
    const id = await tokenFor(host.url, { headers: ann });
    assert.ok(isRefusal((await refusalOf(host.url, { query: { id }, headers })).status));
    assert.ok(isRefusal((await ask('GET', host.url, { query: { id }, headers })).status));
    const events = { ...headers, accept: 'text/event-stream' };
    assert.ok(isRefusal((await ask('GET', host.url, { query: { id }, headers: events })).status));
  }
});

test('refuses unknown and altered ids', async (t) => {
  const host = await openHost(t);
  const id = await tokenFor(host.url, { headers: ann });
  const last = id.at(-1) === 'A' ? 'B' : 'A';
  for (const made of [
    `${id.slice(0, -1)}${last}`,
    `A${id}`,
    `${id}.`,
    `${id}=`,
    id.toLowerCase(),
    '.',
    '..',
    'e30.e30',
  ]) {
    if (made === id) continue;
    assert.equal((await refusalOf(host.url, { query: { id: made }, headers: ann })).status, 404, made);
  }
  const { id: pollId } = await startPolling(host.url, ann);
  assert.equal((await ask('GET', host.url, { query: { id: `${pollId}x` }, headers: ann })).status, 404);
});
