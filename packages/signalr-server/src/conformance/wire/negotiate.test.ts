import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annsToken, authenticate, bearer, openHost } from '../testing/host.ts';
import { ask, negotiate, tokenFor } from '../testing/raw-http.ts';
import { openConnection, openSocket, refusalOf } from '../testing/raw-socket.ts';
import { invocation, jsonHandshake } from '../testing/records.ts';

const fitForAnAddress = /^[A-Za-z0-9_.~-]+$/;

test('returns a public id, a secret token and the transports', async (t) => {
  const host = await openHost(t);
  const reply = await ask('POST', `${host.url}/negotiate`, { query: { negotiateVersion: '1' } });
  assert.equal(reply.status, 200);
  assert.match(reply.headers['content-type'] ?? '', /^application\/json/);
  const { connectionId, connectionToken, ...rest } = await negotiate(host.url);
  assert.deepEqual(rest, {
    negotiateVersion: 1,
    availableTransports: [
      { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
      { transport: 'ServerSentEvents', transferFormats: ['Text'] },
      { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
    ],
  });
  assert.match(connectionId ?? '', /^[A-Za-z0-9_-]{22,}$/);
  assert.match(connectionToken ?? '', fitForAnAddress);
  assert.notEqual(connectionId, connectionToken);
});

test('gives every connection unique ids, and the hub its public id', async (t) => {
  const host = await openHost(t);
  const all = await Promise.all(Array.from({ length: 20 }, () => negotiate(host.url)));
  assert.equal(
    new Set(all.flatMap(({ connectionId, connectionToken }) => [connectionId, connectionToken])).size,
    40,
  );
  const { socket, connectionId } = await openConnection(t, host.url);
  socket.send(invocation('1', 'GetCallerConnectionId'));
  assert.deepEqual(await socket.next(), { type: 3, invocationId: '1', result: connectionId });
});

test('accepts version 0, which has only one id', async (t) => {
  const host = await openHost(t);
  const reply = await ask('POST', `${host.url}/negotiate`);
  const { negotiateVersion, connectionId = '', connectionToken } = JSON.parse(reply.text);
  assert.deepEqual([negotiateVersion, connectionToken], [0, undefined]);
  assert.match(connectionId, fitForAnAddress);
  const socket = await openSocket(t, host.url, { query: { id: connectionId } });
  socket.sendRaw(jsonHandshake);
  socket.send(invocation('1', 'GetCallerConnectionId'));
  const [, completion] = await socket.nextRecords(2);
  assert.deepEqual(completion, { type: 3, invocationId: '1', result: connectionId });
});

test('answers a version above 1 with version 1', async (t) => {
  const host = await openHost(t);
  const { negotiateVersion } = await negotiate(host.url, { query: { negotiateVersion: '7' } });
  assert.equal(negotiateVersion, 1);
});

test('answers an invalid version, or one below the minimum, with an error and status 200', async (t) => {
  const [host, strict] = [await openHost(t), await openHost(t, { minimumVersion: 1 })];
  for (const negotiateVersion of ['latest', '-1', '1.5', '']) {
    const answer = await negotiate(host.url, { query: { negotiateVersion } });
    assert.deepEqual(Object.keys(answer), ['error'], JSON.stringify(negotiateVersion));
    assert.equal(typeof answer.error, 'string');
  }
  assert.equal(typeof (await negotiate(strict.url, { query: { negotiateVersion: '0' } })).error, 'string');
  assert.equal(typeof (await negotiate(strict.url)).connectionToken, 'string');
});

test('accepts the path in any letter case and with any query', async (t) => {
  const host = await openHost(t);
  const url = host.url.replace('/exam', '/eXaM');
  const { connectionToken: id = '' } = await negotiate(url, { query: { 'what ever': 'é&=?' } });
  assert.equal((await refusalOf(url, { query: { id } })).status, 101);
});

test('lists only the offered transports', async (t) => {
  const host = await openHost(t, { transports: ['WebSockets'] });
  const { availableTransports } = await negotiate(host.url);
  assert.deepEqual(availableTransports, [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }]);
});

test('agrees on stateful reconnect only if both sides want it', async (t) => {
  const [able, unable] = [await openHost(t, { statefulReconnect: true }), await openHost(t)];
  const wish = { query: { useStatefulReconnect: 'true' } };
  assert.equal((await negotiate(able.url, wish)).useStatefulReconnect, true);
  for (const answer of [await negotiate(able.url), await negotiate(unable.url, wish)]) {
    assert.ok([undefined, false].includes(answer.useStatefulReconnect));
  }
});

test('answers with a redirect without creating a connection', async (t) => {
  const to = { url: 'https://elsewhere.test/hub', accessToken: 'other' };
  const host = await openHost(t, { redirect: ({ query }) => (query.has('away') ? { error: 'no' } : to) });
  const answer = await negotiate(host.url);
  assert.deepEqual([answer.url, answer.accessToken], [to.url, to.accessToken]);
  assert.deepEqual([answer.connectionId, answer.connectionToken], [undefined, undefined]);
  assert.deepEqual(await negotiate(host.url, { query: { away: '' } }), { error: 'no' });
});

test('accepts POST only, and refuses clients that fail authentication', async (t) => {
  const host = await openHost(t);
  assert.equal((await ask('GET', `${host.url}/negotiate`)).status, 405);
  const asking = { headers: bearer('forged') };
  assert.equal((await ask('POST', `${host.url}/negotiate`, asking)).status, 401);
  await host.hasSeen('refused');
});

test('returns 503 when authentication throws', async (t) => {
  const host = await openHost(t, {
    authenticate: (request) => {
      if (request.token === annsToken) throw new Error('The database is away.');
      return authenticate(request);
    },
  });
  const reply = await ask('POST', `${host.url}/negotiate`, { headers: bearer(annsToken) });
  assert.equal(reply.status, 503);
  assert.doesNotMatch(reply.text, /database/);
  assert.equal((await ask('POST', `${host.url}/negotiate`)).status, 200);
});

test('expires a negotiated connection that is not opened', async (t) => {
  let nowMs = 0;
  const host = await openHost(t, { limits: { disconnectMs: 15_000 }, nowMs: () => nowMs });
  const id = await tokenFor(host.url);
  nowMs = 15_001;
  assert.equal((await refusalOf(host.url, { query: { id } })).status, 404);
});
