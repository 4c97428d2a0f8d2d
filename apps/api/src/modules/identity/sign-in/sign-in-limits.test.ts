import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { postgresThrottle } from '../../../adapters/throttle/postgres-throttle.ts';
import { createAccount, testPassword } from '../../../testing/identity/accounts.ts';
import { call, cookiesOf, outcomeOf } from '../../../testing/calls.ts';
import { tokenInLastMail } from '../../../testing/identity/sent-mails.ts';
import { openTestApi, testSecrets } from '../../../testing/test-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

const door = '/api/v1/login/User';
const refused = [400, 'username_or_password_is_incorrect'];
const tooMany = [429, 'too_many_requests'];
const welcome = [200, 'logged_in_successfully'];

const enter = (
  api: Pick<TestApi, 'app'>,
  userName: string,
  password: string,
  extras: { readonly from?: string; readonly cookies?: Record<string, string> } = {},
) => call(api, 'POST', door, { userName, password }, extras);

async function failTenTimes(api: TestApi, email: string): Promise<void> {
  for (let time = 1; time <= 10; time += 1) {
    const reply = await enter(api, email, 'Wrong!123', { from: `203.0.113.${time}` });
    assert.deepEqual(outcomeOf(reply), refused);
  }
}

test('[A-98] after ten failures an account has to wait, wherever they came from, and is told how long', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  await failTenTimes(api, email);
  api.clock.advanceSeconds(60);
  const reply = await enter(api, email.toUpperCase(), testPassword, { from: '198.51.100.1' });
  assert.deepEqual(outcomeOf(reply), tooMany);
  assert.equal(reply.headers['retry-after'], String(14 * 60));
  assert.deepEqual(outcomeOf(await enter(api, (await createAccount(api)).email, testPassword)), welcome);
  api.clock.advanceSeconds(14 * 60);
  assert.deepEqual(outcomeOf(await enter(api, email, testPassword)), welcome);
});

test('[A-98] an e-mail that nobody has is locked like any other', async (t) => {
  const api = await openTestApi(t);
  await failTenTimes(api, 'nobody@demo.test');
  assert.deepEqual(outcomeOf(await enter(api, 'nobody@demo.test', 'x')), tooMany);
});

test('[A-98] a sign-in that works makes the failures before it good, and counts nowhere', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  for (let round = 0; round < 3; round += 1) {
    for (let time = 0; time < 6; time += 1) await enter(api, email, 'Wrong!123');
    assert.deepEqual(outcomeOf(await enter(api, email, testPassword)), welcome);
  }
  const counts = await api.database.selectFrom('throttle').select(['rule', 'count']).execute();
  assert.deepEqual(counts, [{ rule: 'sign-in from address', count: 18 }]);
});

test('[A-98] fifty tries at once are not more than ten', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      enter(api, email, `Wrong!${index}`, { from: `10.0.0.${index}` }),
    ),
  );
  assert.equal(replies.filter(({ statusCode }) => statusCode === 400).length, 10);
  assert.equal(replies.filter(({ statusCode }) => statusCode === 429).length, 40);
});

test('[A-98] thirty sign-ins at once with the right password are no failures', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const replies = await Promise.all(Array.from({ length: 30 }, () => enter(api, email, testPassword)));
  assert.deepEqual(
    replies.map(outcomeOf),
    replies.map(() => welcome),
  );
});

test('[A-98] an account that more try to sign in to than can wait is left alone for a moment, and nothing is counted', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const replies = await Promise.all(
    Array.from({ length: 150 }, (_, index) => enter(api, email, testPassword, { from: `10.0.0.${index}` })),
  );
  const outcomes = new Set(replies.map((reply) => outcomeOf(reply).join(' ')));
  assert.deepEqual([...outcomes].toSorted(), ['200 logged_in_successfully', '503 service_unavailable']);
  const counts = await api.database.selectFrom('throttle').select('count').where('count', '>', 0).execute();
  assert.deepEqual(counts, []);
});

test('[A-98] an address that fails two hundred times has to wait, also with the right password', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const throttle = postgresThrottle(api.database, api.clock, testSecrets.keysFor('throttle'));
  const rule = { name: 'sign-in from address', most: 200, seconds: 900 };
  for (let time = 0; time < 200; time += 1) await throttle.take(rule, '203.0.113.9');
  assert.deepEqual(outcomeOf(await enter(api, email, testPassword, { from: '203.0.113.9' })), tooMany);
  assert.deepEqual(outcomeOf(await enter(api, email, testPassword, { from: '203.0.113.10' })), welcome);
});

test('[A-98] limits hold after a restart and over two processes on one database', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  await failTenTimes(api, email);
  const other = await openTestApi(t, {
    database: api.database,
    clock: api.clock,
    throttle: postgresThrottle(api.database, api.clock, testSecrets.keysFor('throttle')),
  });
  assert.deepEqual(outcomeOf(await enter(other, email, testPassword)), tooMany);
});

test('[A-98] strangers who fail on purpose do not lock the owner out of a browser that is known', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const known = cookiesOf(await enter(api, email, testPassword));
  await failTenTimes(api, email);
  assert.deepEqual(outcomeOf(await enter(api, email, testPassword)), tooMany);
  assert.deepEqual(outcomeOf(await enter(api, email, testPassword, { cookies: known })), welcome);
  const other = await createAccount(api);
  await failTenTimes(api, other.email);
  assert.deepEqual(outcomeOf(await enter(api, other.email, testPassword, { cookies: known })), tooMany);
  const forged = { known_device: `${(known['known_device'] ?? '').slice(0, -4)}AAAA` };
  assert.deepEqual(outcomeOf(await enter(api, email, testPassword, { cookies: forged })), tooMany);
});

test('[A-98] a browser that is known has ten failures of its own and no more', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const cookies = cookiesOf(await enter(api, email, testPassword));
  for (let time = 0; time < 10; time += 1) await enter(api, email, 'Wrong!123', { cookies });
  assert.deepEqual(outcomeOf(await enter(api, email, testPassword, { cookies })), tooMany);
});

test('[A-98] whoever is locked out gets in by a new password from the mail', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  await failTenTimes(api, email);
  await call(api, 'POST', '/api/v1/login/ForgotPassword', { email, userTypeId: 2 });
  const id = await tokenInLastMail(api);
  const passwords = { password: 'Fresh!123', confirmPassword: 'Fresh!123' };
  await call(api, 'PUT', `/api/v1/${brand.slug}/updatepassword`, { id, ...passwords });
  assert.deepEqual(outcomeOf(await enter(api, email, 'Fresh!123')), welcome);
});
