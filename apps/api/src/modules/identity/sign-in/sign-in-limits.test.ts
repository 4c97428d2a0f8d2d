import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { postgresThrottle } from '../../../adapters/throttle/postgres-throttle.ts';
import { createAccount, testPassword } from '../../../testing/identity/accounts.ts';
import { call, cookiesOf, outcomeOf } from '../../../testing/calls.ts';
import { tokenInLastMail } from '../../../testing/identity/sent-mails.ts';
import { openTestApi, testSecrets } from '../../../testing/test-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

const login = '/api/v1/login/User';
const refused = [400, 'username_or_password_is_incorrect'];
const tooMany = [429, 'too_many_requests'];
const welcome = [200, 'logged_in_successfully'];

const logIn = (
  api: Pick<TestApi, 'app'>,
  userName: string,
  password: string,
  extras: { readonly from?: string; readonly cookies?: Record<string, string> } = {},
) => call(api, 'POST', login, { userName, password }, extras);

async function failTenTimes(api: TestApi, email: string): Promise<void> {
  for (let time = 1; time <= 10; time += 1) {
    const reply = await logIn(api, email, 'Wrong!123', { from: `203.0.113.${time}` });
    assert.deepEqual(outcomeOf(reply), refused);
  }
}

test('[A-98] locks an account after ten failures from any network and returns how long', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  await failTenTimes(api, email);
  api.clock.advanceSeconds(60);
  const reply = await logIn(api, email.toUpperCase(), testPassword, { from: '198.51.100.1' });
  assert.deepEqual(outcomeOf(reply), tooMany);
  assert.equal(reply.headers['retry-after'], String(14 * 60));
  assert.deepEqual(outcomeOf(await logIn(api, (await createAccount(api)).email, testPassword)), welcome);
  api.clock.advanceSeconds(14 * 60);
  assert.deepEqual(outcomeOf(await logIn(api, email, testPassword)), welcome);
});

test('[A-98] locks an unknown email like a known one', async (t) => {
  const api = await openTestApi(t);
  await failTenTimes(api, 'unknown@demo.test');
  assert.deepEqual(outcomeOf(await logIn(api, 'unknown@demo.test', 'x')), tooMany);
});

test('[A-98] resets the failures after a successful login, which is not counted', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  for (let round = 0; round < 3; round += 1) {
    for (let time = 0; time < 6; time += 1) await logIn(api, email, 'Wrong!123');
    assert.deepEqual(outcomeOf(await logIn(api, email, testPassword)), welcome);
  }
  const counts = await api.database.selectFrom('throttle').select(['rule', 'count']).execute();
  assert.deepEqual(counts, [{ rule: 'sign-in from address', count: 18 }]);
});

test('[A-98] allows ten of fifty concurrent attempts', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      logIn(api, email, `Wrong!${index}`, { from: `10.0.0.${index}` }),
    ),
  );
  assert.equal(replies.filter(({ statusCode }) => statusCode === 400).length, 10);
  assert.equal(replies.filter(({ statusCode }) => statusCode === 429).length, 40);
});

test('[A-98] counts no failures for thirty concurrent correct logins', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const replies = await Promise.all(Array.from({ length: 30 }, () => logIn(api, email, testPassword)));
  assert.deepEqual(
    replies.map(outcomeOf),
    replies.map(() => welcome),
  );
});

test('[A-98] answers 503 without counting when too many logins of one account wait', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const replies = await Promise.all(
    Array.from({ length: 150 }, (_, index) => logIn(api, email, testPassword, { from: `10.0.0.${index}` })),
  );
  const outcomes = new Set(replies.map((reply) => outcomeOf(reply).join(' ')));
  assert.deepEqual([...outcomes].toSorted(), ['200 logged_in_successfully', '503 service_unavailable']);
  const counts = await api.database.selectFrom('throttle').select('count').where('count', '>', 0).execute();
  assert.deepEqual(counts, []);
});

test('[A-98] locks a network address after two hundred failures, even with the correct password', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const throttle = postgresThrottle(api.database, api.clock, testSecrets.keysFor('throttle'));
  const rule = { name: 'sign-in from address', most: 200, seconds: 900 };
  for (let time = 0; time < 200; time += 1) await throttle.take(rule, '203.0.113.9');
  assert.deepEqual(outcomeOf(await logIn(api, email, testPassword, { from: '203.0.113.9' })), tooMany);
  assert.deepEqual(outcomeOf(await logIn(api, email, testPassword, { from: '203.0.113.10' })), welcome);
});

test('[A-98] keeps limits after a restart and shares them between processes', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  await failTenTimes(api, email);
  const other = await openTestApi(t, {
    database: api.database,
    clock: api.clock,
    throttle: postgresThrottle(api.database, api.clock, testSecrets.keysFor('throttle')),
  });
  assert.deepEqual(outcomeOf(await logIn(other, email, testPassword)), tooMany);
});

test('[A-98] lets a known browser log in while failures of others lock the account', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const known = cookiesOf(await logIn(api, email, testPassword));
  await failTenTimes(api, email);
  assert.deepEqual(outcomeOf(await logIn(api, email, testPassword)), tooMany);
  assert.deepEqual(outcomeOf(await logIn(api, email, testPassword, { cookies: known })), welcome);
  const other = await createAccount(api);
  await failTenTimes(api, other.email);
  assert.deepEqual(outcomeOf(await logIn(api, other.email, testPassword, { cookies: known })), tooMany);
  const forged = { known_device: `${(known['known_device'] ?? '').slice(0, -4)}AAAA` };
  assert.deepEqual(outcomeOf(await logIn(api, email, testPassword, { cookies: forged })), tooMany);
});

test('[A-98] limits a known browser to ten failures of its own', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const cookies = cookiesOf(await logIn(api, email, testPassword));
  for (let time = 0; time < 10; time += 1) await logIn(api, email, 'Wrong!123', { cookies });
  assert.deepEqual(outcomeOf(await logIn(api, email, testPassword, { cookies })), tooMany);
});

test('[A-98] lets the browser log in that set a new password, although the account was locked', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  await failTenTimes(api, email);
  const throttle = postgresThrottle(api.database, api.clock, testSecrets.keysFor('throttle'));
  const rule = { name: 'sign-in from address', most: 200, seconds: 900 };
  for (let time = 0; time < 200; time += 1) await throttle.take(rule, '127.0.0.1');
  await call(api, 'POST', '/api/v1/login/ForgotPassword', { email, userTypeId: 2 });
  const id = await tokenInLastMail(api);
  const passwords = { password: 'Fresh!123', confirmPassword: 'Fresh!123' };
  const set = await call(api, 'PUT', `/api/v1/${brand.slug}/updatepassword`, { id, ...passwords });
  assert.deepEqual(outcomeOf(await logIn(api, email, 'Fresh!123')), tooMany);
  const cookies = cookiesOf(set);
  assert.deepEqual(outcomeOf(await logIn(api, email, 'Fresh!123', { cookies })), welcome);
  assert.deepEqual(outcomeOf(await logIn(api, email, 'Fresh!123', { from: '203.0.113.9' })), welcome);
});
