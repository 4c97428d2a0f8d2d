import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppDeps } from '../bind-modules.ts';
import { openTestApi } from '../testing/test-api.ts';

const deployed = { trustedProxies: 1, publicUrl: () => 'https://product.test' };
const plain = { host: 'product.test', 'x-forwarded-proto': 'http', accept: 'text/html' };

const visitsTo = async (t: Parameters<typeof openTestApi>[0], changes: Partial<AppDeps>) => {
  const { app } = await openTestApi(t, changes);
  return async (url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') => {
    const reply = await app.inject({ method, url, headers });
    return [reply.statusCode, reply.headers.location];
  };
};

test('[A-R08] redirects a visit over plain HTTP to HTTPS with its path and query', async (t) => {
  const visit = await visitsTo(t, deployed);
  assert.deepEqual(await visit('/event_booking?partnerCode=x', plain), [
    308,
    'https://product.test/event_booking?partnerCode=x',
  ]);
  assert.deepEqual(await visit('//other.test/x', plain), [308, 'https://product.test//other.test/x']);
  assert.equal((await visit('/', { ...plain, 'x-forwarded-proto': 'https' }))[0], 200);
});

test('[A-R08] does not redirect on localhost, without a scheme from a proxy, or with a body', async (t) => {
  const visit = await visitsTo(t, deployed);
  assert.equal((await visit('/', { ...plain, host: 'localhost:4000' }))[0], 200);
  assert.equal((await visit('/readyz', { host: '10.0.0.7:4000' }))[0], 200);
  assert.equal((await visit('/api/v1/login/User', plain, 'POST'))[0], 400);
});

test('never redirects without a trusted proxy or with a PUBLIC_URL of plain HTTP', async (t) => {
  for (const changes of [
    { trustedProxies: 0 },
    { publicUrl: () => 'http://product.test' },
  ] satisfies Partial<AppDeps>[]) {
    const visit = await visitsTo(t, { ...deployed, ...changes });
    assert.equal((await visit('/', plain))[0], 200);
  }
});
