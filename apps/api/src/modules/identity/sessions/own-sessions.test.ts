import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { OwnSession } from '@repo/contracts/identity/session';
import { signIn } from '../../../testing/actors.ts';
import { call, cookiesOf, outcomeOf } from '../../../testing/calls.ts';
import { createAccount, testPassword } from '../../../testing/identity/accounts.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

const listUrl = '/api/v1/login/Sessions';
const expired = [401, 'session_has_expired'];
const unknown = [404, 'object_does_not_exist'];

const onWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const onIPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

type SignedIn = Awaited<ReturnType<typeof logIn>>;

async function logIn(api: TestApi, email: string, userAgent: string) {
  const body = { userName: email, password: testPassword };
  const reply = await call(api, 'POST', '/api/v1/login/User', body, { headers: { 'user-agent': userAgent } });
  const { token } = reply.json().payload.items;
  const cookie = cookiesOf(reply)['refresh_token'] ?? '';
  return { cookie, headers: { authorization: `Bearer ${token}` } };
}

async function list(api: TestApi, { headers }: Pick<SignedIn, 'headers'>): Promise<readonly OwnSession[]> {
  const reply = await call(api, 'GET', listUrl, undefined, { headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json().payload.items;
}

async function openDevices(t: Parameters<typeof openTestApi>[0]) {
  const api = await openTestApi(t);
  const { id, email } = await createAccount(api);
  const phone = await logIn(api, email, onIPhone);
  api.clock.advanceSeconds(60);
  const here = await logIn(api, email, onWindows);
  const end = async (sessionId: string | undefined, by: Pick<SignedIn, 'headers'> = here) =>
    outcomeOf(await call(api, 'DELETE', `${listUrl}/${sessionId}`, undefined, { headers: by.headers }));
  const phoneSession = async () => (await list(api, here)).find(({ system }) => system === 'iPhone')?.id;
  const outcomeAt = async ({ headers }: SignedIn) =>
    outcomeOf(await call(api, 'GET', `/api/v1/user/userinfo/${id}`, undefined, { headers }));
  return { api, id, phone, here, end, phoneSession, outcomeAt };
}

test('[A-107] lists the own devices, the last used first, with the one that asks', async (t) => {
  const { api, here, phone } = await openDevices(t);
  await signIn(api, 'host');
  const now = Math.floor(api.clock.nowMs() / 1000);
  const found = await list(api, here);
  assert.deepEqual(
    found.map(({ browser, system, startedAt, lastUsedAt, isThis }) => ({
      browser,
      system,
      startedAt,
      lastUsedAt,
      isThis,
    })),
    [
      { browser: 'Chrome', system: 'Windows', startedAt: now, lastUsedAt: now, isThis: true },
      { browser: 'Safari', system: 'iPhone', startedAt: now - 60, lastUsedAt: now - 60, isThis: false },
    ],
  );
  api.clock.advanceSeconds(600);
  const cookies = { refresh_token: phone.cookie };
  assert.equal((await call(api, 'POST', '/api/v1/login/Refresh', undefined, { cookies })).statusCode, 200);
  const [first] = await list(api, here);
  assert.deepEqual([first?.system, first?.lastUsedAt, first?.startedAt], ['iPhone', now + 600, now - 60]);
});

test('[A-70] leaves out sessions that have ended or expired', async (t) => {
  const { api, here, phone } = await openDevices(t);
  await call(api, 'POST', '/api/v1/login/Logout', undefined, { headers: phone.headers });
  assert.equal((await list(api, here)).length, 1);
  const { accountId } = await signIn(api, 'host');
  const late = await signIn(api, 'host', accountId);
  api.clock.advanceSeconds(31 * 86_400);
  const fresh = await signIn(api, 'host', accountId);
  assert.equal((await list(api, fresh)).length, 1);
  assert.deepEqual(outcomeOf(await call(api, 'GET', listUrl, undefined, { headers: late.headers })), expired);
});

test('[A-70] ends one session of the own account, once and again', async (t) => {
  const { api, phone, here, end, phoneSession, outcomeAt } = await openDevices(t);
  const ending = await phoneSession();
  assert.equal((await outcomeAt(phone))[0], 200);
  assert.deepEqual(await end(ending), [200, '']);
  assert.deepEqual(await outcomeAt(phone), expired);
  const cookies = { refresh_token: phone.cookie };
  const refreshed = await call(api, 'POST', '/api/v1/login/Refresh', undefined, { cookies });
  assert.deepEqual(outcomeOf(refreshed), expired);
  assert.deepEqual(await end(ending), [200, '']);
  assert.equal((await outcomeAt(here))[0], 200);
});

test('[A-50] refuses the sessions of others, unknown ones, malformed ids and guests', async (t) => {
  const { api, phone, end, phoneSession, outcomeAt } = await openDevices(t);
  const stranger = await signIn(api, 'host');
  const ending = await phoneSession();
  assert.deepEqual(await end(ending, stranger), unknown);
  assert.deepEqual(await end(randomUUID()), unknown);
  assert.deepEqual(await end('1'), [400, 'invalid_input']);
  assert.deepEqual(await end(ending, { headers: { authorization: '' } }), expired);
  assert.deepEqual(outcomeOf(await call(api, 'GET', listUrl)), expired);
  assert.equal((await outcomeAt(phone))[0], 200);
});

test('[A-70] ends every other session and keeps the one that asks', async (t) => {
  const { api, phone, here, outcomeAt } = await openDevices(t);
  const url = '/api/v1/login/LogoutEverywhere';
  const refused = await call(api, 'POST', `${url}?except=phone`, undefined, { headers: here.headers });
  assert.equal(refused.statusCode, 400);
  const reply = await call(api, 'POST', `${url}?except=this`, undefined, { headers: here.headers });
  assert.equal(reply.statusCode, 200);
  assert.deepEqual(reply.cookies, []);
  assert.deepEqual(await outcomeAt(phone), expired);
  assert.equal((await outcomeAt(here))[0], 200);
});
