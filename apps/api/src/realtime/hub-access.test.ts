import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { messageBoardHub } from '@repo/contracts/hub/message-board-hub';
import { secretsFrom } from '../secrets.ts';
import { productLogger } from '../http/request-log.ts';
import { signIn } from '../testing/actors.ts';
import { call } from '../testing/calls.ts';
import { openLiveClient } from '../testing/realtime/live-client.ts';
import type { Transport } from '../testing/realtime/live-client.ts';
import { openTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { listen, rawRequest, sendRaw } from '../testing/wire/raw-http.ts';

const { path } = messageBoardHub;

async function openListening(t: TestContext, changes: Parameters<typeof openTestApi>[1] = {}) {
  const api = await openTestApi(t, changes);
  const port = await listen(api.app);
  const url = `http://127.0.0.1:${port}`;
  const negotiate = (headers: Record<string, string>, query = '') =>
    fetch(`${url}${path}/negotiate?negotiateVersion=1${query}`, { method: 'POST', headers });
  /** Returns the status line of the reply to a WebSocket upgrade. */
  const upgrade = async (headers: Record<string, string>, query = ''): Promise<string> => {
    const lines = {
      Host: `127.0.0.1:${port}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
      ...headers,
    };
    const written = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    const request = `GET ${path}${query} HTTP/1.1\r\n${written.join('')}\r\n`;
    const { received } = await sendRaw(port, request, { silenceMs: 500 });
    return received.split('\r\n', 1)[0] ?? '';
  };
  return { api, url, negotiate, upgrade };
}

/** Tokens that are invalid for different reasons. */
async function badTokens(api: TestApi): Promise<Readonly<Record<string, string>>> {
  const expired = await signIn(api, 'host');
  api.clock.advanceSeconds(15 * 60);
  const left = await signIn(api, 'host');
  const reply = await call(api, 'POST', '/api/v1/login/logout', undefined, { headers: left.headers });
  assert.equal(reply.statusCode, 200, reply.body);
  const closed = await signIn(api, 'host');
  await api.database
    .updateTable('account')
    .set({ isActive: false })
    .where('id', '=', closed.accountId)
    .execute();
  const secrets = secretsFrom(['a secret that is none of ours, but long enough']);
  return {
    nonsense: 'nonsense',
    'of another product': (await signIn({ ...api, secrets }, 'host')).token,
    expired: expired.token,
    'of a session that has ended': left.token,
    'of an account that is closed': closed.token,
    'of an operator': (await signIn(api, 'operator')).token,
  };
}

test('[A-50] [A-51] refuses connections with an invalid token over every transport', async (t) => {
  const { api, url, negotiate, upgrade } = await openListening(t);
  assert.equal((await negotiate({})).status, 401);
  assert.equal(await upgrade({}), 'HTTP/1.1 401 Unauthorized');
  for (const [what, token] of Object.entries(await badTokens(api))) {
    const headers = { authorization: `Bearer ${token}` };
    assert.equal((await negotiate(headers)).status, 401, what);
    assert.equal((await negotiate({}, `&access_token=${token}`)).status, 401, what);
    assert.equal(await upgrade(headers), 'HTTP/1.1 401 Unauthorized', what);
    assert.equal(await upgrade({}, `?access_token=${token}`), 'HTTP/1.1 401 Unauthorized', what);
    for (const transport of ['WebSockets', 'ServerSentEvents', 'LongPolling'] satisfies Transport[])
      await assert.rejects(openLiveClient(t, { url, token: () => token, transport }), /401/, what);
  }
});

test('accepts a valid token in the header and, as browsers must send it, in the address', async (t) => {
  const { api, negotiate, upgrade } = await openListening(t);
  const { token, headers } = await signIn(api, 'host');
  assert.equal((await negotiate(headers)).status, 200);
  assert.equal((await negotiate({}, `&access_token=${token}`)).status, 200);
  assert.equal(await upgrade(headers), 'HTTP/1.1 101 Switching Protocols');
  assert.equal(await upgrade({}, `?access_token=${token}`), 'HTTP/1.1 101 Switching Protocols');
});

test('refuses connections from pages of other origins and accepts those from our own', async (t) => {
  const { api, negotiate, upgrade } = await openListening(t);
  const { headers } = await signIn(api, 'host');
  const foreign = { ...headers, origin: 'https://elsewhere.test' };
  assert.equal((await negotiate(foreign)).status, 403);
  assert.equal(await upgrade(foreign), 'HTTP/1.1 403 Forbidden');
  const own = { ...headers, origin: 'http://product.test' };
  assert.equal((await negotiate(own)).status, 200);
  assert.equal(await upgrade(own), 'HTTP/1.1 101 Switching Protocols');
});

test('sends the security headers on hub replies, and no account in its metrics', async (t) => {
  const { api, url, negotiate } = await openListening(t);
  const { token, headers } = await signIn(api, 'host');
  const reply = await negotiate(headers);
  assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  assert.equal((await negotiate({})).status, 401);
  const { untilCount } = await openLiveClient(t, { url, token: () => token });
  await untilCount(0);
  const { body } = await api.app.inject({ url: '/metrics' });
  assert.match(body, /^hub_connections 1$/m);
  assert.match(body, /^hub_connected_total\{transport="WebSockets"\} 1$/m);
  assert.match(body, /^hub_refused_total\{status="401"\} 1$/m);
});

test('logs that a client connected, without tokens and connection ids', async (t) => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { api, url } = await openListening(t, { logger: productLogger('debug', stream) });
  const { token } = await signIn(api, 'host');
  const { connection, untilCount } = await openLiveClient(t, {
    url,
    token: () => token,
    transport: 'LongPolling',
    query: `?access_token=${token}`,
  });
  await untilCount(0);
  const id = connection.connectionId ?? '';
  await connection.stop();
  const all = lines.join('');
  assert.match(all, /"method":"POST","route":"\/messageBoardHub\/negotiate","statusCode":200/);
  assert.match(all, /"method":"GET","route":"\/messageBoardHub","statusCode":200/);
  assert.ok(id.length > 0 && !all.includes(id));
  for (const part of token.split('.')) assert.ok(!all.includes(part));
});

test('[Z-R01] refuses malformed connection attempts and keeps running', async (t) => {
  const { api, url } = await openListening(t);
  const { token } = await signIn(api, 'host');
  const port = Number(new URL(url).port);
  const way = `${path}?access_token=${token}`;
  const webSocket = { Connection: 'Upgrade', Upgrade: 'websocket' };
  const keyed = { ...webSocket, 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'x'.repeat(24) };
  const oddities: readonly (readonly [what: string, bytes: Buffer, status: string])[] = [
    ['an upgrade without a key', rawRequest(`GET ${way}`, webSocket), '400'],
    ['an upgrade by another method', rawRequest(`POST ${way}`, keyed), '405'],
    ['an upgrade to HTTP/2', rawRequest(`GET ${way}`, { ...keyed, Upgrade: 'h2c' }), '400'],
    ['an id that is none', rawRequest(`GET ${way}&id=%00%ff`, keyed), '404'],
    ['another method', rawRequest(`PATCH ${way}`), '405'],
    ['no id', rawRequest(`POST ${way}`, {}, 'x'), '400'],
    ['a body of no type', rawRequest(`POST ${path}/negotiate?access_token=${token}`, {}, '{'), '200'],
    ['an upgrade elsewhere, as if it had not asked', rawRequest('GET /healthz', keyed), '200'],
    ['a whole address', rawRequest(`GET http://elsewhere.test${way}`), '400'],
  ];
  for (const [what, bytes, status] of oddities) {
    const { received } = await sendRaw(port, bytes);
    assert.equal(received.split(' ', 2)[1], status, `${what}: ${received}`);
  }
  const opened = 'GET /x HTTP/1.1'.length;
  const request = rawRequest(`GET ${way}`, keyed);
  await Promise.all(
    [opened, request.length - 2, request.length].map((length) =>
      sendRaw(port, request.subarray(0, length), { thenEnd: true }),
    ),
  );
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});
