import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHost } from '../testing/host.ts';
import type { Host } from '../testing/host.ts';
import { ask, tokenFor } from '../testing/raw-http.ts';
import { startPolling } from '../testing/raw-poller.ts';
import { refusalOf } from '../testing/raw-socket.ts';

const friend = 'https://friend.test';
const stranger = 'https://stranger.test';
const own = ({ port }: Host): string => `http://127.0.0.1:${port}`;

const negotiateFrom = ({ url }: Host, origin: string) =>
  ask('POST', `${url}/negotiate`, { headers: { origin } });

for (const [name, origins] of [
  ['a list', [friend]],
  ['a rule', (origin: string) => origin === friend],
] as const) {
  test(`accepts pages of allowed origins only, given by ${name}`, async (t) => {
    const host = await openHost(t, { origins });
    for (const origin of [friend, own(host)]) {
      assert.equal((await negotiateFrom(host, origin)).status, 200, origin);
      assert.equal((await refusalOf(host.url, { headers: { origin } })).status, 101, origin);
    }
    for (const origin of [stranger, 'null', 'http://127.0.0.1', `${own(host)}.evil.test`, `${friend}:8443`]) {
      assert.equal((await negotiateFrom(host, origin)).status, 403, origin);
      assert.equal((await refusalOf(host.url, { headers: { origin } })).status, 403, origin);
    }
  });
}

test('without allowed origins, accepts only its own origin and clients that are not pages', async (t) => {
  const host = await openHost(t);
  assert.equal((await refusalOf(host.url, { headers: { origin: own(host) } })).status, 101);
  assert.equal((await refusalOf(host.url)).status, 101);
  assert.equal((await refusalOf(host.url, { headers: { origin: stranger } })).status, 403);
});

test('refuses polls and sends from pages of other origins', async (t) => {
  const host = await openHost(t);
  const poller = await startPolling(host.url);
  assert.equal((await poller.poll({ origin: stranger })).status, 403);
  assert.equal((await poller.post('x', { origin: stranger })).status, 403);
  const id = await tokenFor(host.url);
  const events = { accept: 'text/event-stream', origin: stranger };
  assert.equal((await ask('GET', host.url, { query: { id }, headers: events })).status, 403);
});

test('lets pages of allowed origins read responses, also with credentials', async (t) => {
  const host = await openHost(t, { origins: [friend] });
  const { headers } = await negotiateFrom(host, friend);
  assert.equal(headers['access-control-allow-origin'], friend);
  assert.equal(headers['access-control-allow-credentials'], 'true');
  assert.match(headers.vary ?? '', /origin/i);
  assert.equal((await negotiateFrom(host, stranger)).headers['access-control-allow-origin'], undefined);
});

test('answers a preflight request with the headers that the client may send', async (t) => {
  const host = await openHost(t, { origins: [friend] });
  const preflight = await ask('OPTIONS', `${host.url}/negotiate`, {
    headers: {
      origin: friend,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-requested-with,x-signalr-user-agent',
    },
  });
  assert.ok([200, 204].includes(preflight.status), String(preflight.status));
  assert.equal(preflight.headers['access-control-allow-origin'], friend);
  assert.equal(preflight.headers['access-control-allow-credentials'], 'true');
  const allowed = String(preflight.headers['access-control-allow-headers']).toLowerCase();
  for (const header of ['authorization', 'content-type', 'x-requested-with', 'x-signalr-user-agent']) {
    assert.ok(allowed.includes(header), header);
  }
  const methods = String(preflight.headers['access-control-allow-methods']);
  for (const method of ['GET', 'POST', 'DELETE']) assert.ok(methods.includes(method), method);
});
