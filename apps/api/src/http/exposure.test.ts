import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAccount, testPassword } from '../testing/identity/accounts.ts';
import { call, outcomeOf } from '../testing/calls.ts';
import { openTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

const missing = [404, 'object_does_not_exist'];

async function cookieLines(api: TestApi): Promise<readonly string[]> {
  const { email } = await createAccount(api);
  const reply = await call(api, 'POST', '/api/v1/login/User', { userName: email, password: testPassword });
  const lines = [reply.headers['set-cookie'] ?? []].flat();
  assert.ok(lines.length > 0);
  return lines;
}

test('[A-51] cookies are Secure when the public address is https, whatever a proxy reports', async (t) => {
  const secure = await openTestApi(t, { publicUrl: () => 'https://product.test' });
  for (const line of await cookieLines(secure)) assert.match(line, /; Secure/);
  const plain = await openTestApi(t);
  for (const line of await cookieLines(plain)) assert.doesNotMatch(line, /; Secure/);
});

test('without documents, serves no page of the API and no document with operator calls', async (t) => {
  const { app } = await openTestApi(t, { hasDocuments: false });
  const page = await app.inject({ url: '/docs/', headers: { accept: '*/*' } });
  assert.doesNotMatch(page.body, /scalar/i);
  assert.doesNotMatch(String(page.headers['content-security-policy']), /unsafe/);
  const { paths } = (await app.inject({ url: '/openapi.json' })).json();
  assert.ok(paths['/api/v1/User/EventSetup/GetEventTypes'].get);
  assert.deepEqual(
    Object.keys(paths).filter((path) => path.startsWith('/api/v1/operator')),
    [],
  );
  const open = await openTestApi(t);
  const whole = (await open.app.inject({ url: '/openapi.json' })).json();
  assert.ok(Object.keys(whole.paths).some((path) => path.startsWith('/api/v1/operator')));
});

test('serves metrics to everyone, to clients with the token, or to no one', async (t) => {
  const token = 'a token of twenty-five signs';
  const closed = await openTestApi(t, { figures: 'closed' });
  assert.deepEqual(outcomeOf(await closed.app.inject({ url: '/metrics' })), missing);
  const { app } = await openTestApi(t, { figures: { token } });
  const ask = async (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
  for (const wrong of [undefined, 'Bearer ', `Bearer ${token}s`, `Basic ${token}`])
    assert.deepEqual(outcomeOf(await ask(wrong)), missing);
  const figures = await ask(`Bearer ${token}`);
  assert.equal(figures.statusCode, 200);
  assert.match(figures.body, /http_request_duration_seconds/);
});
