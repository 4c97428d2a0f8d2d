import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { registerUser } from '@repo/contracts/identity/sign-up';
import { postgresThrottle } from '../../../adapters/throttle/postgres-throttle.ts';
import { createAccount, testPassword } from '../../../testing/identity/accounts.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';
import { sentMails, tokenInLastMail } from '../../../testing/identity/sent-mails.ts';
import { openTestApi, testSecrets } from '../../../testing/test-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { identityLimits } from '../identity-limits.ts';

const url = '/api/v1/register/UserRegistration';
const verifyUrl = (token: string) => `/api/v1/login/verifyemail?token=${token}`;
const expired = [400, 'your_verification_email_link_is_expired'];

const ana = { firstName: 'Ana', lastName: 'Li', email: 'Ana@Demo.test', password: 'Ana!1234' };

const signUp = (api: TestApi, changes: object = {}, headers: Record<string, string> = {}) =>
  call(api, 'POST', url, { ...ana, ...changes }, { headers });

const logIn = (api: TestApi, password: string) =>
  call(api, 'POST', '/api/v1/login/User', { userName: 'ana@demo.test', password }).then(outcomeOf);

test('deletes an account that is unverified 30 days after its last link and keeps a verified one', async (t) => {
  const api = await openTestApi(t);
  const verified = await createAccount(api);
  const body = {
    firstName: 'Ana',
    lastName: 'Roy',
    email: 'ana@demo.test',
    password: 'Demo!123',
    newsOptIn: true,
  };
  const register = () => call(api, 'POST', registerUser.path, body);
  const ids = async () =>
    (await api.database.selectFrom('account').select('id').orderBy('id').execute()).map(({ id }) => id);
  // Plans the sweep, which otherwise would not run before the second `runDue`.
  await api.jobs.runDue();
  assert.equal((await register()).statusCode, 200);
  api.clock.advanceSeconds(20 * 86_400);
  assert.equal((await register()).statusCode, 200);
  api.clock.advanceSeconds(29 * 86_400);
  await api.jobs.runDue();
  assert.equal((await ids()).length, 2);
  api.clock.advanceSeconds(4 * 86_400);
  await api.jobs.runDue();
  assert.deepEqual(await ids(), [verified.id]);
});

test('[B-R05] [A-71] signs a host up, emails the link, verifies it, and logs in with the given password', async (t) => {
  const api = await openTestApi(t);
  const reply = await signUp(api, { newsOptIn: true }, { 'accept-language': 'fr-CA' });
  assert.deepEqual(outcomeOf(reply), [200, 'registered_successfully']);
  const { id } = reply.json().payload.items;
  const mails = await sentMails(api);
  assert.deepEqual(
    mails.map(({ to, subject }) => [...to, subject]),
    [['ana@demo.test', `Confirmez votre adresse courriel pour ${brand.singular}`]],
  );
  const token = await tokenInLastMail(api);
  assert.ok(mails[0]?.text.includes(`http://product.test/email_confirmation/${token}`));
  assert.deepEqual(await logIn(api, ana.password), [403, 'email_is_not_verified']);
  const verified = await call(api, 'GET', verifyUrl(token));
  assert.deepEqual(outcomeOf(verified), [200, 'email_verified']);
  const { email, passwordToken } = verified.json().payload.items;
  assert.equal(email, 'ana@demo.test');
  assert.match(passwordToken, /^[\w-]{43}$/);
  assert.deepEqual(await logIn(api, ana.password), [200, 'logged_in_successfully']);
  const account = await api.database.selectFrom('account').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [account.id, account.userType, account.email, account.firstName, account.locale],
    [id, 1, 'ana@demo.test', 'Ana', 'fr-CA'],
  );
});

test('[A-43] stores the consent to news with its text version, time and account', async (t) => {
  const api = await openTestApi(t);
  const { id } = (await signUp(api)).json().payload.items;
  await signUp(api, { email: 'ben@demo.test', newsOptIn: true });
  const consents = await api.database.selectFrom('consent').selectAll().orderBy('id').execute();
  assert.deepEqual(
    consents.map((row) => [row.kind, row.isGiven, row.textVersion, row.decidedAt.getTime()]),
    [
      ['news', false, 'news 2026-06', api.clock.nowMs()],
      ['news', true, 'news 2026-06', api.clock.nowMs()],
    ],
  );
  assert.equal(consents[0]?.accountId, id);
});

test('[Z-R06] refuses the address of another host and accepts that of a provider', async (t) => {
  const api = await openTestApi(t);
  await createAccount(api, { email: 'ana@demo.test' });
  await createAccount(api, { kind: 'operator', email: 'ops@demo.test' });
  await createAccount(api, { kind: 'provider', email: 'maya@demo.test' });
  await createAccount(api, { email: 'gone@demo.test', isVerified: false, isActive: false });
  for (const email of ['ANA@demo.test', 'ops@demo.test', 'gone@demo.test']) {
    const reply = await signUp(api, { email });
    assert.deepEqual(outcomeOf(reply), [409, 'user_already_exists']);
    assert.equal(reply.json().message, 'User already exists');
  }
  assert.deepEqual(await sentMails(api), []);
  assert.equal((await signUp(api, { email: 'maya@demo.test' })).statusCode, 200);
});

test('[B-R05] [B-R06] refuses invalid forms and stores nothing', async (t) => {
  const api = await openTestApi(t);
  const bodies = [
    [{ firstName: '' }, 'this_field_is_required'],
    [{ lastName: 'a'.repeat(36) }, 'this_field_is_too_long'],
    [{ email: 'ana' }, 'this_field_is_invalid'],
    [{ password: 'ana1234' }, 'password_instruction_error'],
    [{ newsOptIn: 'yes' }, 'invalid_input'],
  ] as const;
  for (const [changes, key] of bodies) assert.deepEqual(outcomeOf(await signUp(api, changes)), [400, key]);
  assert.equal(api.statements(), 0);
});

test('[A-71] never applies the password of a stranger who signs up with another’s address', async (t) => {
  const api = await openTestApi(t);
  const first = await signUp(api, { firstName: 'Mallory', password: 'Mallory!1' });
  const mallorys = await tokenInLastMail(api);
  const second = await signUp(api);
  assert.deepEqual(second.json().payload.items, first.json().payload.items);
  const anas = await tokenInLastMail(api);
  await signUp(api, { firstName: 'Mallory', password: 'Mallory!2' });
  assert.equal((await call(api, 'GET', verifyUrl(anas))).statusCode, 200);
  for (const password of ['Mallory!1', 'Mallory!2']) {
    assert.deepEqual(await logIn(api, password), [400, 'username_or_password_is_incorrect']);
  }
  assert.equal((await call(api, 'GET', verifyUrl(mallorys))).statusCode, 200);
  assert.deepEqual(await logIn(api, 'Mallory!1'), [400, 'username_or_password_is_incorrect']);
  assert.deepEqual(await logIn(api, ana.password), [200, 'logged_in_successfully']);
  const { firstName: name } = await api.database
    .selectFrom('account')
    .select('firstName')
    .executeTakeFirstOrThrow();
  assert.equal(name, 'Ana');
});

test('[B-R08] returns the same reply when a link is opened twice', async (t) => {
  const api = await openTestApi(t);
  await signUp(api);
  const token = await tokenInLastMail(api);
  const replies = await Promise.all([1, 2, 3].map(() => call(api, 'GET', verifyUrl(token))));
  assert.equal(new Set(replies.map(({ body }) => body)).size, 1);
  assert.deepEqual(replies.map(outcomeOf).at(0), [200, 'email_verified']);
});

test('[B-R08] expires the link and its password token with the first login', async (t) => {
  const api = await openTestApi(t);
  await signUp(api);
  const token = await tokenInLastMail(api);
  const { passwordToken } = (await call(api, 'GET', verifyUrl(token))).json().payload.items;
  await logIn(api, ana.password);
  const again = await call(api, 'GET', verifyUrl(token));
  assert.deepEqual(outcomeOf(again), expired);
  assert.equal(again.json().message, 'Your Verification Email Link is Expired.');
  const passwords = { password: testPassword, confirmPassword: testPassword };
  const late = await call(api, 'PUT', `/api/v1/${brand.slug}/updatepassword`, {
    id: passwordToken,
    ...passwords,
  });
  assert.deepEqual(outcomeOf(late), [400, 'password_link_has_expired']);
});

test('[B-R08] expires the link when a password is created with it', async (t) => {
  const api = await openTestApi(t);
  await signUp(api);
  const token = await tokenInLastMail(api);
  const { passwordToken: id } = (await call(api, 'GET', verifyUrl(token))).json().payload.items;
  const passwords = { password: testPassword, confirmPassword: testPassword };
  const set = await call(api, 'PUT', `/api/v1/${brand.slug}/updatepassword`, { id, ...passwords });
  assert.deepEqual(outcomeOf(set), [200, 'password_has_been_set_successfully']);
  assert.deepEqual(outcomeOf(await call(api, 'GET', verifyUrl(token))), expired);
  assert.deepEqual(await logIn(api, testPassword), [200, 'logged_in_successfully']);
});

test('[A-38] [B-R08] sets a password by the verification token itself, once, and verifies the address with its sign-up', async (t) => {
  const api = await openTestApi(t);
  await signUp(api);
  const token = await tokenInLastMail(api);
  await signUp(api, { firstName: 'Stranger' });
  const setBy = async (id: string) =>
    outcomeOf(
      await call(api, 'PUT', `/api/v1/${brand.slug}/updatepassword`, {
        id,
        password: testPassword,
        confirmPassword: testPassword,
      }),
    );
  assert.deepEqual(await setBy(token), [200, 'password_has_been_set_successfully']);
  const account = await api.database
    .selectFrom('account')
    .select(['firstName', 'emailVerifiedAt'])
    .executeTakeFirstOrThrow();
  assert.equal(account.firstName, ana.firstName);
  assert.ok(account.emailVerifiedAt !== null);
  assert.deepEqual(await setBy(token), [400, 'password_link_has_expired']);
  assert.deepEqual(outcomeOf(await call(api, 'GET', verifyUrl(token))), expired);
  assert.deepEqual(await logIn(api, testPassword), [200, 'logged_in_successfully']);
});

test('[B-R08] does not verify an address by a password token', async (t) => {
  const api = await openTestApi(t);
  await signUp(api);
  const token = await tokenInLastMail(api);
  const { passwordToken } = (await call(api, 'GET', verifyUrl(token))).json().payload.items;
  assert.deepEqual(outcomeOf(await call(api, 'GET', verifyUrl(passwordToken))), expired);
});

test('[B-R08] accepts a link for a day and refuses invalid ones', async (t) => {
  const api = await openTestApi(t);
  await signUp(api);
  const token = await tokenInLastMail(api);
  for (const wrong of ['nonsense', `${token}x`, 'x'.repeat(512)]) {
    assert.deepEqual(outcomeOf(await call(api, 'GET', verifyUrl(wrong))), expired);
  }
  assert.deepEqual(outcomeOf(await call(api, 'GET', verifyUrl(''))), [400, 'invalid_input']);
  api.clock.advanceSeconds(86_400);
  assert.deepEqual(outcomeOf(await call(api, 'GET', verifyUrl(token))), expired);
});

test('[A-98] limits a network address to thirty sign-ups an hour and two hundred links', async (t) => {
  const api = await openTestApi(t);
  const throttle = postgresThrottle(api.database, api.clock, testSecrets.keysFor('throttle'));
  const { signUpFromAddress, mailTokenFromAddress } = identityLimits;
  for (let time = 0; time < 29; time += 1) await throttle.take(signUpFromAddress, '127.0.0.1');
  assert.equal((await signUp(api, { email: 'last@demo.test' })).statusCode, 200);
  const reply = await signUp(api);
  assert.deepEqual(outcomeOf(reply), [429, 'too_many_requests']);
  assert.equal(reply.headers['retry-after'], '3600');
  for (let time = 0; time < 199; time += 1) await throttle.take(mailTokenFromAddress, '127.0.0.1');
  assert.deepEqual(outcomeOf(await call(api, 'GET', verifyUrl('nonsense'))), expired);
  assert.deepEqual(outcomeOf(await call(api, 'GET', verifyUrl('nonsense'))), [429, 'too_many_requests']);
});

test('[A-98] sends an email address ten sign-up emails an hour, from any network address', async (t) => {
  const api = await openTestApi(t);
  await createAccount(api, { email: 'old@demo.test' });
  const from = (time: number) => ({ from: `203.0.113.${time}` });
  for (let time = 1; time <= 10; time += 1) {
    assert.equal((await call(api, 'POST', url, ana, from(time))).statusCode, 200);
    const refused = await call(api, 'POST', url, { ...ana, email: 'old@demo.test' }, from(time));
    assert.deepEqual(outcomeOf(refused), [409, 'user_already_exists']);
  }
  const reply = await call(api, 'POST', url, { ...ana, email: 'ANA@demo.test' }, from(11));
  assert.deepEqual(outcomeOf(reply), [429, 'too_many_requests']);
  assert.equal(reply.headers['retry-after'], '3600');
  assert.equal((await sentMails(api)).length, 10);
  const known = await call(api, 'POST', url, { ...ana, email: 'old@demo.test' }, from(11));
  assert.deepEqual(outcomeOf(known), [409, 'user_already_exists']);
  api.clock.advanceSeconds(3600);
  assert.equal((await call(api, 'POST', url, ana, from(12))).statusCode, 200);
});

test('[A-71] begins the English email with the word of the reading', async (t) => {
  const api = await openTestApi(t);
  await signUp(api);
  assert.match((await sentMails(api))[0]?.subject ?? '', /^Verify/);
});

test('takes five statements for a sign-up or a verification, two of them for limits', async (t) => {
  const api = await openTestApi(t);
  await signUp(api);
  assert.equal(api.statements(), 5);
  const token = await tokenInLastMail(api);
  const before = api.statements();
  await call(api, 'GET', verifyUrl(token));
  assert.equal(api.statements() - before, 5);
});
