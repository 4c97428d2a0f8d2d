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

async function enter(api: TestApi, email: string) {
  const reply = await call(api, 'POST', '/api/v1/login/User', { userName: email, password: testPassword });
  const { token } = reply.json().payload.items;
  const cookie = cookiesOf(reply)['refresh_token'] ?? '';
  return { cookie, headers: { authorization: `Bearer ${token}` } };
}

const refresh = (api: Pick<TestApi, 'app'>, cookie: string) =>
  call(api, 'POST', refreshUrl, undefined, { cookies: { refresh_token: cookie } });

test('[A-51] [A-70] an access token is good for a quarter of an hour, the cookie gets the next one', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const { cookie, headers } = await enter(api, host.email);
  api.clock.advanceSeconds(15 * 60);
  assert.deepEqual(outcomeOf(await call(api, 'GET', own(host.id), undefined, { headers })), expired);
  const reply = await refresh(api, cookie);
  const { token } = reply.json().payload.items;
  assert.deepEqual(Object.keys(reply.json().payload.items), ['token']);
  const fresh = { authorization: `Bearer ${token}` };
  assert.equal((await call(api, 'GET', own(host.id), undefined, { headers: fresh })).statusCode, 200);
  assert.notEqual(cookiesOf(reply)['refresh_token'], cookie);
});

test('[A-70] without a good cookie there is no new token', async (t) => {
  const api = await openTestApi(t);
  assert.deepEqual(outcomeOf(await call(api, 'POST', refreshUrl)), expired);
  for (const cookie of ['', 'nonsense', 'x'.repeat(5000)]) {
    const reply = await refresh(api, cookie);
    assert.deepEqual(outcomeOf(reply), expired);
    assert.equal(reply.json().status, 2);
  }
});

test('[A-70] a used refresh token answers its successor for 30 seconds, also when that has been used itself', async (t) => {
  const api = await openTestApi(t);
  const { cookie: first } = await enter(api, (await createAccount(api)).email);
  const second = cookiesOf(await refresh(api, first))['refresh_token'] ?? '';
  api.clock.advanceSeconds(20);
  assert.equal(cookiesOf(await refresh(api, first))['refresh_token'], second);
  const third = cookiesOf(await refresh(api, second))['refresh_token'] ?? '';
  api.clock.advanceSeconds(10);
  assert.equal(cookiesOf(await refresh(api, first))['refresh_token'], third);
  assert.equal(new Set([first, second, third]).size, 3);
});

test('[A-70] a refresh token that comes back later ends the session for both who have it', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const { cookie, headers } = await enter(api, host.email);
  const elsewhere = await enter(api, host.email);
  const next = cookiesOf(await refresh(api, cookie))['refresh_token'] ?? '';
  api.clock.advanceSeconds(31);
  assert.equal((await call(api, 'GET', own(host.id), undefined, { headers })).statusCode, 200);
  assert.deepEqual(outcomeOf(await refresh(api, cookie)), expired);
  assert.deepEqual(outcomeOf(await refresh(api, next)), expired);
  assert.deepEqual(outcomeOf(await call(api, 'GET', own(host.id), undefined, { headers })), expired);
  assert.equal((await refresh(api, elsewhere.cookie)).statusCode, 200);
});

test('[A-70] twenty refreshes at once over two processes come to one successor', async (t) => {
  const api = await openTestApi(t);
  const other = await openTestApi(t, { database: api.database, clock: api.clock });
  const { cookie } = await enter(api, (await createAccount(api)).email);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => refresh(index % 2 === 0 ? api : other, cookie)),
  );
  assert.deepEqual(new Set(replies.map(({ statusCode }) => statusCode)), new Set([200]));
  const successors = new Set(replies.map((reply) => cookiesOf(reply)['refresh_token']));
  assert.equal(successors.size, 1);
  const kept = await api.database.selectFrom('refresh_token').select('used_at').execute();
  assert.equal(kept.length, 2);
  assert.equal(kept.filter(({ used_at: usedAt }) => usedAt === null).length, 1);
});

test('[A-70] no refresh token is kept, only what it can be recognised by', async (t) => {
  const api = await openTestApi(t);
  const { cookie } = await enter(api, (await createAccount(api)).email);
  const next = cookiesOf(await refresh(api, cookie))['refresh_token'] ?? '';
  const rows = await api.database.selectFrom('refresh_token').select('hash').execute();
  for (const { hash } of rows) {
    assert.equal(hash.length, 32);
    for (const token of [cookie, next]) {
      assert.notEqual(hash.toString('utf8'), token);
      assert.notEqual(hash.toString('base64url'), token);
    }
  }
});

test('a session goes on for thirty days after its last use, and for ninety days at the most', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const idle = await enter(api, email);
  let { cookie } = await enter(api, email);
  for (const days of [29, 29, 29]) {
    api.clock.advanceSeconds(days * day);
    const reply = await refresh(api, cookie);
    assert.equal(reply.statusCode, 200);
    cookie = cookiesOf(reply)['refresh_token'] ?? '';
  }
  const kept = (await refresh(api, cookie)).cookies.find(({ name }) => name === 'refresh_token');
  assert.equal(kept?.maxAge, 3 * day);
  api.clock.advanceSeconds(3 * day);
  assert.deepEqual(outcomeOf(await refresh(api, cookie)), expired);
  assert.deepEqual(outcomeOf(await refresh(api, idle.cookie)), expired);
});

test('[B-R15] whoever signs out is signed out at once, here and with the cookie', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const { cookie, headers } = await enter(api, host.email);
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

test('[B-R15] signing out works with an access token that has run out, with the token alone, and with nothing', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const stale = await enter(api, email);
  api.clock.advanceSeconds(16 * 60);
  const byCookie = { headers: stale.headers, cookies: { refresh_token: stale.cookie } };
  assert.equal((await call(api, 'POST', logoutUrl, undefined, byCookie)).statusCode, 200);
  assert.deepEqual(outcomeOf(await refresh(api, stale.cookie)), expired);
  const byToken = await enter(api, email);
  const { headers } = byToken;
  assert.equal((await call(api, 'POST', logoutUrl, undefined, { headers })).statusCode, 200);
  assert.deepEqual(outcomeOf(await refresh(api, byToken.cookie)), expired);
  assert.equal((await call(api, 'POST', logoutUrl)).statusCode, 200);
});

test('[A-70] signing out everywhere ends every session of the account at once, and nobody else’s', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const other = await signIn(api, 'provider');
  const [here, there] = [await enter(api, host.email), await enter(api, host.email)];
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

test('[B-R14] nobody signs out everywhere without being signed in', async (t) => {
  const api = await openTestApi(t);
  const reply = await call(api, 'POST', everywhereUrl);
  assert.deepEqual(outcomeOf(reply), expired);
  assert.equal(reply.json().message, 'Session has expired');
});

test('an account that is no longer active gets no new token, and its old one ends within five seconds', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const { cookie, headers } = await enter(api, host.email);
  assert.equal((await call(api, 'GET', own(host.id), undefined, { headers })).statusCode, 200);
  await api.database.updateTable('account').set({ is_active: false }).where('id', '=', host.id).execute();
  assert.deepEqual(outcomeOf(await refresh(api, cookie)), expired);
  api.clock.advanceSeconds(5);
  assert.deepEqual(outcomeOf(await call(api, 'GET', own(host.id), undefined, { headers })), expired);
});

test('a refresh takes two statements, signing out two', async (t) => {
  const api = await openTestApi(t);
  const { cookie } = await enter(api, (await createAccount(api)).email);
  const before = api.statements();
  const next = cookiesOf(await refresh(api, cookie))['refresh_token'] ?? '';
  assert.equal(api.statements() - before, 2);
  await call(api, 'POST', logoutUrl, undefined, { cookies: { refresh_token: next } });
  assert.equal(api.statements() - before, 4);
});
