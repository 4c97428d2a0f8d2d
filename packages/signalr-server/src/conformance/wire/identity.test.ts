import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annsToken, bearer, bobsToken, openHost } from '../testing/host.ts';
import { ask, openEventStream, tokenFor } from '../testing/raw-http.ts';
import { converseByPolling, startPolling } from '../testing/raw-poller.ts';
import { converse, openSocket, refusalOf } from '../testing/raw-socket.ts';
import { invocation, jsonHandshake, record } from '../testing/records.ts';

const ann = bearer(annsToken);
const bob = bearer(bobsToken);
const isRefusal = (status: number): boolean => [401, 403].includes(status);

test('a browser brings its token in the query of the upgrade', async (t) => {
  const host = await openHost(t);
  const id = await tokenFor(host.url, { headers: ann });
  const socket = await openSocket(t, host.url, { query: { id, access_token: annsToken } });
  socket.sendRaw(jsonHandshake + record(invocation('1', 'OnlyAnn')));
  assert.equal((await socket.nextFew(2))[1]?.['result'], 'welcome');
});

test('a token in the header counts before one in the query', async (t) => {
  const host = await openHost(t);
  const { socket } = await converse(t, host.url, { headers: ann, query: { access_token: 'forged' } });
  socket.send(invocation('1', 'OnlyAnn'));
  assert.equal((await socket.next())['result'], 'welcome');
});

test('an upgrade with a token that nobody has is refused before it happens', async (t) => {
  const host = await openHost(t);
  const id = await tokenFor(host.url, { headers: ann });
  assert.equal((await refusalOf(host.url, { query: { id }, headers: bearer('forged') })).status, 401);
  assert.equal((await refusalOf(host.url, { query: { access_token: 'forged' } })).status, 401);
});

test('polls, sends, event streams and goodbyes need a token that is good', async (t) => {
  const host = await openHost(t);
  const poller = await converseByPolling(host.url, ann);
  const forged = bearer('forged');
  const streamId = await tokenFor(host.url, { headers: ann });
  assert.equal((await poller.poll(forged)).status, 401);
  assert.equal((await poller.post(record({ type: 6 }), forged)).status, 401);
  assert.equal((await ask('DELETE', host.url, { query: { id: poller.id }, headers: forged })).status, 401);
  const events = { ...forged, accept: 'text/event-stream' };
  assert.equal((await ask('GET', host.url, { query: { id: streamId }, headers: events })).status, 401);
  await poller.send(invocation('1', 'OnlyAnn'));
  assert.deepEqual(await poller.nextFew(1), [{ type: 3, invocationId: '1', result: 'welcome' }]);
});

test('what stands in the query gives nobody another name, nor the messages of another', async (t) => {
  const host = await openHost(t);
  const claims = { userId: 'bob', sbUserId: 'bob', currentUser: 'bob', name: 'bob' };
  const { socket } = await converse(t, host.url, { headers: ann, query: claims });
  const { socket: real } = await converse(t, host.url, { headers: bob });
  real.send(invocation('1', 'TellUser', 'bob', 'for bob alone'));
  assert.equal((await real.next())['type'], 1);
  await real.next();
  socket.send(invocation('1', 'WhoAmI'));
  const { result } = (await socket.next()) as { result: { name: string; userId: string } };
  assert.deepEqual([result.name, result.userId], ['ann', 'ann']);
});

test('whoever is nobody is told nothing that is for a user', async (t) => {
  const host = await openHost(t);
  const { socket } = await converse(t, host.url);
  for (const name of ['ann', 'null', '', 'undefined', 'nobody']) {
    socket.send(invocation(name, 'TellUser', name, 'for somebody'));
    assert.deepEqual(await socket.next(), { type: 3, invocationId: name, result: null });
  }
});

test("another's token is refused on a connection that polls, which goes on", async (t) => {
  const host = await openHost(t);
  const poller = await converseByPolling(host.url, ann);
  for (const headers of [bob, {}]) {
    assert.ok(isRefusal((await poller.poll(headers)).status));
    assert.ok(isRefusal((await poller.post(record(invocation('1', 'Note', 'by bob')), headers)).status));
    const goodbye = await ask('DELETE', host.url, { query: { id: poller.id }, headers });
    assert.ok(isRefusal(goodbye.status));
  }
  await poller.send(invocation('2', 'OnlyAnn'));
  assert.deepEqual(await poller.nextFew(1), [{ type: 3, invocationId: '2', result: 'welcome' }]);
  assert.deepEqual(host.journal.entries, []);
});

test("another's token is refused on a connection with an event stream", async (t) => {
  const host = await openHost(t);
  const id = await tokenFor(host.url, { headers: ann });
  await openEventStream(t, host.url, { query: { id }, headers: ann });
  const post = await ask('POST', host.url, { query: { id }, headers: bob, body: jsonHandshake });
  assert.ok(isRefusal(post.status));
});

test("another's token takes up no connection that one has negotiated", async (t) => {
  const host = await openHost(t);
  for (const headers of [bob, {}]) {
    const id = await tokenFor(host.url, { headers: ann });
    assert.ok(isRefusal((await refusalOf(host.url, { query: { id }, headers })).status));
    assert.ok(isRefusal((await ask('GET', host.url, { query: { id }, headers })).status));
    const events = { ...headers, accept: 'text/event-stream' };
    assert.ok(isRefusal((await ask('GET', host.url, { query: { id }, headers: events })).status));
  }
});

test('ids that are made up, or changed, are nobody', async (t) => {
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
