import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAccount, testPassword } from '../../../testing/identity/accounts.ts';
import { signIn } from '../../../testing/actors.ts';
import { call, cookiesOf, outcomeOf } from '../../../testing/calls.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

const refreshUrl = '/api/v1/login/Refresh';
const logoutUrl = '/api/v1/login/Logout';
const everywhereUrl = '/api/v1/login/LogoutEverywhere';
const expired = [401, 'session_has_expired'];
const day = 86_400;

const own = (id: number) => `/api/v1/user/userinfo/${id}`;

async function logIn(api: TestApi, email: string) {
  const reply = await call(api, 'POST', '/api/v1/login/User', { userName: email, password: testPassword });
  const { token } = reply.json().payload.items;
  const cookie = cookiesOf(reply)['refresh_token'] ?? '';
  return { cookie, headers: { authorization: `Bearer ${token}` } };
}

const refresh = (api: Pick<TestApi, 'app'>, cookie: string) =>
  call(api, 'POST', refreshUrl, undefined, { cookies: { refresh_token: cookie } });

test('[A-51] [A-70] accepts an access token for a quarter of an hour and renews it by the cookie', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const { cookie, headers } = await logIn(api, host.email);
  api.clock.advanceSeconds(15 * 60);
  assert.deepEqual(outcomeOf(await call(api, 'GET', own(host.id), undefined, { headers })), expired);
  const reply = await refresh(api, cookie);
  const { token } = reply.json().payload.items;
  assert.deepEqual(Object.keys(reply.json().payload.items), ['token']);
  const fresh = { authorization: `Bearer ${token}` };
  assert.equal((await call(api, 'GET', own(host.id), undefined, { headers: fresh })).statusCode, 200);
  assert.notEqual(cookiesOf(reply)['refresh_token'], cookie);
});

test('[A-70] refuses a refresh without a valid cookie', async (t) => {
  const api = await openTestApi(t);
  assert.deepEqual(outcomeOf(await call(api, 'POST', refreshUrl)), expired);
  for (const cookie of ['', 'nonsense', 'x'.repeat(5000)]) {
    const reply = await refresh(api, cookie);
    assert.deepEqual(outcomeOf(reply), expired);
    assert.equal(reply.json().status, 2);
  }
});

test('[A-70] returns the newest successor of a used refresh token for 30 seconds', async (t) => {
  const api = await openTestApi(t);
  const { cookie: first } = await logIn(api, (await createAccount(api)).email);
  const second = cookiesOf(await refresh(api, first))['refresh_token'] ?? '';
  api.clock.advanceSeconds(20);
  assert.equal(cookiesOf(await refresh(api, first))['refresh_token'], second);
  const third = cookiesOf(await refresh(api, second))['refresh_token'] ?? '';
  api.clock.advanceSeconds(10);
  assert.equal(cookiesOf(await refresh(api, first))['refresh_token'], third);
  assert.equal(new Set([first, second, third]).size, 3);
});

test('[A-70] ends the session when a refresh token is reused later', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const { cookie, headers } = await logIn(api, host.email);
  const elsewhere = await logIn(api, host.email);
  const next = cookiesOf(await refresh(api, cookie))['refresh_token'] ?? '';
  api.clock.advanceSeconds(31);
  assert.equal((await call(api, 'GET', own(host.id), undefined, { headers })).statusCode, 200);
  assert.deepEqual(outcomeOf(await refresh(api, cookie)), expired);
  assert.deepEqual(outcomeOf(await refresh(api, next)), expired);
  assert.deepEqual(outcomeOf(await call(api, 'GET', own(host.id), undefined, { headers })), expired);
  assert.equal((await refresh(api, elsewhere.cookie)).statusCode, 200);
});

test('[A-70] returns one successor to twenty concurrent refreshes in two processes', async (t) => {
  const api = await openTestApi(t);
  const other = await openTestApi(t, { database: api.database, clock: api.clock });
  const { cookie } = await logIn(api, (await createAccount(api)).email);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => refresh(index % 2 === 0 ? api : other, cookie)),
  );
  assert.deepEqual(new Set(replies.map(({ statusCode }) => statusCode)), new Set([200]));
  const successors = new Set(replies.map((reply) => cookiesOf(reply)['refresh_token']));
  assert.equal(successors.size, 1);
  const tokens = await api.database.selectFrom('refreshToken').select('usedAt').execute();
  assert.equal(tokens.length, 2);
  assert.equal(tokens.filter(({ usedAt }) => usedAt === null).length, 1);
});

test('[A-70] stores only hashes of refresh tokens', async (t) => {
  const api = await openTestApi(t);
  const { cookie } = await logIn(api, (await createAccount(api)).email);
  const next = cookiesOf(await refresh(api, cookie))['refresh_token'] ?? '';
  const rows = await api.database.selectFrom('refreshToken').select('hash').execute();
  for (const { hash } of rows) {
    assert.equal(hash.length, 32);
    for (const token of [cookie, next]) {
      assert.notEqual(hash.toString('utf8'), token);
      assert.notEqual(hash.toString('base64url'), token);
    }
  }
});

test('keeps a session for thirty days after its last use and ninety days at most', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const idle = await logIn(api, email);
  let { cookie } = await logIn(api, email);
  for (const days of [29, 29, 29]) {
    api.clock.advanceSeconds(days * day);
    const reply = await refresh(api, cookie);
    assert.equal(reply.statusCode, 200);
    cookie = cookiesOf(reply)['refresh_token'] ?? '';
  }
  const renewed = (await refresh(api, cookie)).cookies.find(({ name }) => name === 'refresh_token');
  assert.equal(renewed?.maxAge, 3 * day);
  api.clock.advanceSeconds(3 * day);
  assert.deepEqual(outcomeOf(await refresh(api, cookie)), expired);
  assert.deepEqual(outcomeOf(await refresh(api, idle.cookie)), expired);
});

test('[B-R15] ends the session and clears the cookie at logout', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const { cookie, headers } = await logIn(api, host.email);
  assert.equal((await call(api, 'GET', own(host.id), undefined, { headers })).statusCode, 200);
  const reply = await call(api, 'POST', logoutUrl, undefined, {
    headers,
    cookies: { refresh_token: cookie },
  });
  assert.equal(reply.statusCode, 200);
  assert.equal(reply.cookies.find(({ name }) => name === 'refresh_token')?.maxAge, 0);
  assert.deepEqual(outcomeOf(await call(api, 'GET', own(host.id), undefined, { headers })), expired);
  assert.deepEqual(outcomeOf(await refresh(api, cookie)), expired);
});

test('[B-R15] logs out with an expired access token, with the token alone, and without any', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const stale = await logIn(api, email);
  api.clock.advanceSeconds(16 * 60);
  const byCookie = { headers: stale.headers, cookies: { refresh_token: stale.cookie } };
  assert.equal((await call(api, 'POST', logoutUrl, undefined, byCookie)).statusCode, 200);
  assert.deepEqual(outcomeOf(await refresh(api, stale.cookie)), expired);
  const byToken = await logIn(api, email);
  const { headers } = byToken;
  assert.equal((await call(api, 'POST', logoutUrl, undefined, { headers })).statusCode, 200);
  assert.deepEqual(outcomeOf(await refresh(api, byToken.cookie)), expired);
  assert.equal((await call(api, 'POST', logoutUrl)).statusCode, 200);
});

test('[A-70] ends every session of the account at a logout everywhere, and no other session', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const other = await signIn(api, 'provider');
  const [here, there] = [await logIn(api, host.email), await logIn(api, host.email)];
  for (const { headers } of [here, there]) {
    assert.equal((await call(api, 'GET', own(host.id), undefined, { headers })).statusCode, 200);
  }
  const reply = await call(api, 'POST', everywhereUrl, undefined, { headers: here.headers });
  assert.equal(reply.statusCode, 200);
  for (const { headers, cookie } of [here, there]) {
    assert.deepEqual(outcomeOf(await call(api, 'GET', own(host.id), undefined, { headers })), expired);
    assert.deepEqual(outcomeOf(await refresh(api, cookie)), expired);
  }
  assert.equal((await call(api, 'POST', everywhereUrl, undefined, other)).statusCode, 200);
});

test('[B-R14] refuses a logout everywhere without a session', async (t) => {
  const api = await openTestApi(t);
  const reply = await call(api, 'POST', everywhereUrl);
  assert.deepEqual(outcomeOf(reply), expired);
  assert.equal(reply.json().message, 'Session has expired');
});

test('refuses to refresh for a deactivated account and its token within five seconds', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const { cookie, headers } = await logIn(api, host.email);
  assert.equal((await call(api, 'GET', own(host.id), undefined, { headers })).statusCode, 200);
  await api.database.updateTable('account').set({ isActive: false }).where('id', '=', host.id).execute();
  assert.deepEqual(outcomeOf(await refresh(api, cookie)), expired);
  api.clock.advanceSeconds(5);
  assert.deepEqual(outcomeOf(await call(api, 'GET', own(host.id), undefined, { headers })), expired);
});

test('takes two statements for a refresh and two for a logout', async (t) => {
  const api = await openTestApi(t);
  const { cookie } = await logIn(api, (await createAccount(api)).email);
  const before = api.statements();
  const next = cookiesOf(await refresh(api, cookie))['refresh_token'] ?? '';
  assert.equal(api.statements() - before, 2);
  await call(api, 'POST', logoutUrl, undefined, { cookies: { refresh_token: next } });
  assert.equal(api.statements() - before, 4);
});
