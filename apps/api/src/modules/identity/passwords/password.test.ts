import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { createAccount, testPassword } from '../../../testing/identity/accounts.ts';
import { signIn } from '../../../testing/actors.ts';
import { call, cookiesOf, outcomeOf } from '../../../testing/calls.ts';
import { sentMails, tokenIn, tokenInLastMail } from '../../../testing/identity/sent-mails.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

const setUrl = `/api/v1/${brand.slug}/updatepassword`;
const forgotUrl = '/api/v1/login/ForgotPassword';
const changeUrl = (id: number) => `/api/v1/user/userinfo/updateuserpassword/${id}`;

const fresh = 'Fresh!123';
const passwords = { password: fresh, confirmPassword: fresh };
const linkExpired = [400, 'password_link_has_expired'];
const wrongCurrent = [400, 'current_password_is_incorrect'];
const isSet = [200, 'password_has_been_set_successfully'];
const sentence = 'If this e-mail is registered, a link is on its way.';

async function logIn(api: TestApi, userName: string, password: string, login = 'User') {
  return call(api, 'POST', `/api/v1/login/${login}`, { userName, password });
}

/** Requests a new password and returns the token of the email. */
async function requestPasswordToken(api: TestApi, email: string): Promise<string> {
  await call(api, 'POST', forgotUrl, { email, userTypeId: 2 });
  return tokenInLastMail(api);
}

test('[B-R11] [A-37] emails a link to every account of the address, whatever kind the form names', async (t) => {
  const api = await openTestApi(t);
  await createAccount(api, { email: 'both@demo.test' });
  await createAccount(api, { kind: 'provider', email: 'both@demo.test' });
  const reply = await call(api, 'POST', forgotUrl, { email: 'Both@Demo.test', userTypeId: 2 });
  assert.equal(reply.statusCode, 200);
  assert.equal(reply.json().message, sentence);
  const mails = await sentMails(api);
  assert.deepEqual(
    mails.map(({ to, subject }) => [...to, subject]),
    [1, 2].map(() => ['both@demo.test', `Set a new password for ${brand.singular}`]),
  );
  // The page of the link then opens the login of that account.
  assert.deepEqual(
    mails.map(({ text }) => text.includes('?kind=provider&')),
    [false, true],
  );
  const [hosts, providers] = mails.map(tokenIn);
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, { id: hosts, ...passwords })), isSet);
  assert.equal((await logIn(api, 'both@demo.test', fresh)).statusCode, 200);
  assert.equal((await logIn(api, 'both@demo.test', fresh, 'SBUser')).statusCode, 400);
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, { id: providers, ...passwords })), isSet);
  assert.equal((await logIn(api, 'both@demo.test', fresh, 'SBUser')).statusCode, 200);
});

test('[A-37] gives the same reply with the same work for an unknown address', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  await createAccount(api, { email: 'gone@demo.test', isActive: false });
  const replies = [];
  for (const requested of [email, 'unknown@demo.test', 'gone@demo.test']) {
    const before = api.statements();
    const { statusCode, body } = await call(api, 'POST', forgotUrl, { email: requested });
    replies.push({ statusCode, body, statements: api.statements() - before });
  }
  assert.deepEqual(replies[1], replies[0]);
  assert.deepEqual(replies[2], replies[0]);
  assert.deepEqual(
    (await sentMails(api)).map(({ to }) => to),
    [[email]],
  );
});

test('[A-37] [Z-R06] an email without an account is refused where the operator has chosen to say so', async (t) => {
  const api = await openTestApi(t, { revealsUnknownEmail: true });
  const { email } = await createAccount(api);
  const unknown = await call(api, 'POST', forgotUrl, { email: 'unknown@demo.test' });
  assert.deepEqual(outcomeOf(unknown), [404, 'email_not_found']);
  assert.equal(unknown.json().message, 'Email not found');
  assert.equal((await call(api, 'POST', forgotUrl, { email })).json().message, sentence);
});

test('[B-R11] replies in the caller’s language and refuses invalid addresses', async (t) => {
  const api = await openTestApi(t);
  const headers = { 'accept-language': 'fr-CA' };
  const reply = await call(api, 'POST', forgotUrl, { email: 'a@demo.test' }, { headers });
  assert.equal(reply.json().message, 'Si cette adresse courriel est inscrite, un lien est en route.');
  assert.deepEqual(outcomeOf(await call(api, 'POST', forgotUrl, {})), [400, 'this_field_is_required']);
  assert.deepEqual(outcomeOf(await call(api, 'POST', forgotUrl, { email: 'a' })), [
    400,
    'this_field_is_invalid',
  ]);
});

test('[A-98] limits password links to ten per address in a quarter of an hour', async (t) => {
  const api = await openTestApi(t);
  for (let time = 0; time < 10; time += 1) {
    await call(api, 'POST', forgotUrl, { email: 'a@demo.test' }, { from: `203.0.113.${time}` });
  }
  const reply = await call(api, 'POST', forgotUrl, { email: 'a@demo.test' });
  assert.deepEqual(outcomeOf(reply), [429, 'too_many_requests']);
  assert.equal(reply.headers['retry-after'], '900');
  assert.equal((await call(api, 'POST', forgotUrl, { email: 'b@demo.test' })).statusCode, 200);
});

test('[B-R10] [A-38] sets a password once by the token, verifies the address, and ends every session', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api, { email: 'ana@demo.test' });
  const session = await logIn(api, host.email, testPassword);
  const bearer = { authorization: `Bearer ${session.json().payload.items.token}` };
  const own = () => call(api, 'GET', `/api/v1/user/userinfo/${host.id}`, undefined, { headers: bearer });
  assert.equal((await own()).statusCode, 200);
  const id = await requestPasswordToken(api, host.email);
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, { id, ...passwords })), isSet);
  assert.equal((await own()).statusCode, 401);
  const cookies = cookiesOf(session);
  assert.equal((await call(api, 'POST', '/api/v1/login/Refresh', undefined, { cookies })).statusCode, 401);
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, { id, ...passwords })), linkExpired);
  assert.equal((await logIn(api, host.email, testPassword)).statusCode, 400);
  assert.equal((await logIn(api, host.email, fresh)).statusCode, 200);
  const notice = (await sentMails(api)).at(-1);
  assert.equal(notice?.subject, `Your ${brand.singular} password was changed`);
});

test('[A-71] verifies an unverified address by the link for a new password', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api, { isVerified: false, passwordHash: null });
  const id = await requestPasswordToken(api, email);
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, { id, ...passwords })), isSet);
  assert.equal((await logIn(api, email, fresh)).statusCode, 200);
  assert.equal((await sentMails(api)).length, 1, 'no notice without a password before');
});

test('[A-38] sets the password once for two concurrent calls with one token', async (t) => {
  const api = await openTestApi(t);
  const id = await requestPasswordToken(api, (await createAccount(api)).email);
  const replies = await Promise.all([1, 2, 3].map(() => call(api, 'PUT', setUrl, { id, ...passwords })));
  assert.deepEqual(replies.map(({ statusCode }) => statusCode).toSorted(), [200, 400, 400]);
});

test('[B-R10] accepts a link for a day or until a newer password, and refuses invalid ones', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const [first, second] = [await requestPasswordToken(api, email), await requestPasswordToken(api, email)];
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, { id: second, ...passwords })), isSet);
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, { id: first, ...passwords })), linkExpired);
  const third = await requestPasswordToken(api, email);
  api.clock.advanceSeconds(86_400);
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, { id: third, ...passwords })), linkExpired);
  for (const id of ['nonsense', '7', 'x'.repeat(512)]) {
    assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, { id, ...passwords })), linkExpired);
  }
});

test('[B-R06] [B-R07] [B-R10] refuses a weak password or a different confirmation in the words of the specs', async (t) => {
  const api = await openTestApi(t);
  const id = await requestPasswordToken(api, (await createAccount(api)).email);
  const weak = await call(api, 'PUT', setUrl, { id, password: 'weak', confirmPassword: 'weak' });
  assert.deepEqual(outcomeOf(weak), [400, 'password_instruction_error']);
  assert.equal(
    weak.json().message,
    'Minimum 6 characters, including Special, Lower & UpperCase Characters are required',
  );
  const other = await call(api, 'PUT', setUrl, { id, password: fresh, confirmPassword: 'Other!123' });
  assert.deepEqual(outcomeOf(other), [400, 'password_confirm_password_does_not_match']);
  assert.equal(other.json().message, 'Password & Confirm Password does not match.');
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, { id, ...passwords })), isSet);
});

test('[A-38] lets an account without a password create one once, under its own id only', async (t) => {
  const api = await openTestApi(t);
  const provider = await signIn(api, 'provider');
  const other = await signIn(api, 'host');
  const set = (id: unknown, headers: Record<string, string> = {}) =>
    call(api, 'PUT', setUrl, { id, ...passwords }, { headers }).then(outcomeOf);
  const missing = [404, 'object_does_not_exist'];
  assert.deepEqual(await set(other.accountId, provider.headers), missing);
  assert.deepEqual(await set(999_999, provider.headers), missing);
  assert.deepEqual(await set(provider.accountId), missing);
  assert.deepEqual(await set(provider.accountId, { authorization: 'Bearer stale' }), [
    401,
    'session_has_expired',
  ]);
  const twice = [1, 2].map(() => set(provider.accountId, provider.headers));
  assert.deepEqual((await Promise.all(twice)).toSorted(), [isSet, wrongCurrent]);
  assert.equal((await logIn(api, provider.email, fresh, 'SBUser')).statusCode, 200);
  const still = await call(api, 'POST', '/api/v1/login/LogoutEverywhere', undefined, provider);
  assert.equal(still.statusCode, 200);
  assert.deepEqual(
    (await sentMails(api)).map(({ to, subject }) => [...to, subject]),
    [[provider.email, `Your ${brand.singular} password was changed`]],
  );
});

test('[A-38] requires the current password to replace it and limits guesses', async (t) => {
  const api = await openTestApi(t);
  const owner = await createAccount(api);
  const cookies = cookiesOf(await logIn(api, owner.email, testPassword));
  const { headers } = await signIn(api, 'host', owner.id);
  const take = (currentPassword?: string) =>
    call(api, 'PUT', setUrl, { id: owner.id, ...passwords, currentPassword }, { headers }).then(outcomeOf);
  assert.deepEqual(await take(), wrongCurrent);
  for (let guess = 1; guess < 10; guess += 1) assert.deepEqual(await take(`Guess!${guess}`), wrongCurrent);
  assert.deepEqual(await take(testPassword), [429, 'too_many_requests']);
  assert.equal((await logIn(api, owner.email, fresh)).statusCode, 400);
  assert.equal((await logIn(api, owner.email, testPassword)).statusCode, 200);
  assert.equal((await call(api, 'POST', '/api/v1/login/Refresh', undefined, { cookies })).statusCode, 200);
  assert.deepEqual(await sentMails(api), []);
});

test('[A-38] [B-R10] replaces the password with the current one and ends the other sessions', async (t) => {
  const api = await openTestApi(t);
  const owner = await createAccount(api);
  const cookies = cookiesOf(await logIn(api, owner.email, testPassword));
  const { headers } = await signIn(api, 'host', owner.id);
  const body = { id: owner.id, ...passwords, currentPassword: testPassword };
  const other = { ...body, confirmPassword: 'Other!123' };
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, other, { headers })), [
    400,
    'password_confirm_password_does_not_match',
  ]);
  assert.deepEqual(outcomeOf(await call(api, 'PUT', setUrl, body, { headers })), isSet);
  assert.equal((await logIn(api, owner.email, fresh)).statusCode, 200);
  assert.equal((await call(api, 'POST', '/api/v1/login/Refresh', undefined, { cookies })).statusCode, 401);
  const own = `/api/v1/user/userinfo/${owner.id}`;
  assert.equal((await call(api, 'GET', own, undefined, { headers })).statusCode, 200);
});

test('[P-R04] changes the password, keeps only this session, and emails a notice', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const [here, there] = [
    await logIn(api, host.email, testPassword),
    await logIn(api, host.email, testPassword),
  ];
  const [headers, elsewhere] = [here, there].map((reply) => ({
    authorization: `Bearer ${reply.json().payload.items.token}`,
  }));
  const body = { id: host.id, currentPassword: testPassword, newPassword: fresh };
  const changed = await call(api, 'PUT', changeUrl(host.id), body, headers && { headers });
  assert.deepEqual(outcomeOf(changed), [200, 'password_updated']);
  const own = `/api/v1/user/userinfo/${host.id}`;
  assert.equal((await call(api, 'GET', own, undefined, headers && { headers })).statusCode, 200);
  const ended = await call(api, 'GET', own, undefined, elsewhere && { headers: elsewhere });
  assert.equal(ended.statusCode, 401);
  assert.equal((await logIn(api, host.email, fresh)).statusCode, 200);
  assert.deepEqual(
    (await sentMails(api)).map(({ to, subject }) => [...to, subject]),
    [[host.email, `Your ${brand.singular} password was changed`]],
  );
});

test('[P-R04] applies one of two concurrent changes with the same current password', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const session = await logIn(api, host.email, testPassword);
  const headers = { authorization: `Bearer ${session.json().payload.items.token}` };
  const change = (newPassword: string) =>
    call(
      api,
      'PUT',
      changeUrl(host.id),
      { id: host.id, currentPassword: testPassword, newPassword },
      { headers },
    );
  const replies = await Promise.all(['Fresh!123', 'Fresh!124'].map(change));
  assert.deepEqual(replies.map(outcomeOf).toSorted(), [
    [200, 'password_updated'],
    [400, 'current_password_is_incorrect'],
  ]);
  assert.equal((await sentMails(api)).length, 1);
});

test('[P-R04] [A-88] refuses a wrong current password with its own key and locks after ten', async (t) => {
  const api = await openTestApi(t);
  const { accountId: id, headers } = await signIn(api, 'host');
  const body = { id, currentPassword: 'Wrong!123', newPassword: fresh };
  for (let time = 0; time < 10; time += 1) {
    const reply = await call(api, 'PUT', changeUrl(id), body, { headers });
    assert.deepEqual(outcomeOf(reply), [400, 'current_password_is_incorrect']);
    assert.deepEqual([reply.json().status, reply.json().message], [1, 'Current Password is incorrect']);
  }
  const reply = await call(api, 'PUT', changeUrl(id), body, { headers });
  assert.deepEqual(outcomeOf(reply), [429, 'too_many_requests']);
});

test('[P-R04] [A-50] lets only the owner change a password, with every field of the form', async (t) => {
  const api = await openTestApi(t);
  const [host, other] = [await signIn(api, 'host'), await signIn(api, 'host')];
  const change = (id: number, body: object, headers: Record<string, string> = host.headers) =>
    call(api, 'PUT', changeUrl(id), body, { headers }).then(outcomeOf);
  const body = { id: host.accountId, currentPassword: testPassword, newPassword: fresh };
  assert.deepEqual(await change(host.accountId, body, {}), [401, 'session_has_expired']);
  assert.deepEqual(await change(other.accountId, body), [404, 'object_does_not_exist']);
  const twin = { ...body, id: other.accountId };
  assert.deepEqual(await change(host.accountId, twin), [404, 'object_does_not_exist']);
  assert.deepEqual(await change(host.accountId, { ...body, newPassword: 'weak' }), [
    400,
    'password_instruction_error',
  ]);
  assert.deepEqual(await change(host.accountId, { id: host.accountId, newPassword: fresh }), [
    400,
    'this_field_is_required',
  ]);
});

test('takes nine statements to set a password by token and seven to change one', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api);
  const id = await requestPasswordToken(api, host.email);
  const before = api.statements();
  await call(api, 'PUT', setUrl, { id, ...passwords });
  assert.equal(api.statements() - before, 9);
  const session = await logIn(api, host.email, fresh);
  const bearer = { authorization: `Bearer ${session.json().payload.items.token}` };
  await call(api, 'GET', `/api/v1/user/userinfo/${host.id}`, undefined, { headers: bearer });
  const between = api.statements();
  const body = { id: host.id, currentPassword: fresh, newPassword: testPassword };
  await call(api, 'PUT', changeUrl(host.id), body, { headers: bearer });
  assert.equal(api.statements() - between, 7);
});
