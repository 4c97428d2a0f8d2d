import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { Secret, TOTP } from 'otpauth';
import { auditLines } from '../../testing/audit-lines.ts';
import { call, cookiesOf, outcomeOf } from '../../testing/calls.ts';
import { createAccount, testPassword } from '../../testing/identity/accounts.ts';
import { tokenInLastMail } from '../../testing/identity/sent-mails.ts';
import { openTestApi, testSecrets } from '../../testing/test-api.ts';
import type { AppDeps } from '../../bind-modules.ts';
import { auditedOperator, createOperator, passwordHashes, resetSecondFactor } from './identity.module.ts';

const author = { kind: 'command line', user: 'ada' } as const;
const password = 'Long-enough-1!';
const operator = { email: 'Ops@demo.test', firstName: 'Olu', lastName: 'Ops', password };

const refreshUrl = '/api/v1/login/Refresh';
const welcome = [200, 'logged_in_successfully'];
const codeIsRequired = [400, 'second_factor_code_is_required'];
const codeIsIncorrect = [400, 'second_factor_code_is_incorrect'];

/** Opens the product with one operator and the codes of the authenticator app. */
async function openWithOperator(t: TestContext, changes: Partial<AppDeps> = {}) {
  const api = await openTestApi(t, changes);
  const deps = { ...api, secrets: testSecrets };
  const created = await auditedOperator(deps, author, operator);
  assert.ok(created.ok);
  const logIn = async (code?: string, typed = password) =>
    call(api, 'POST', '/api/v1/login/User', { userName: 'ops@demo.test', password: typed, code });
  const shownBy = (uri: string, secondsAhead = 0): string => {
    const secret = Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '');
    return new TOTP({ secret }).generate({ timestamp: api.clock.nowMs() + secondsAhead * 1000 });
  };
  const { otpauthUri, recoveryCodes } = created.value;
  const appCode = (secondsAhead = 0) => shownBy(otpauthUri, secondsAhead);
  return { api, deps, logIn, appCode, shownBy, otpauthUri, recoveryCodes };
}

test('[A-36] creates one operator per address and audits it without secrets', async (t) => {
  const { api, deps, logIn, appCode, otpauthUri, recoveryCodes } = await openWithOperator(t);
  assert.match(otpauthUri, /^otpauth:\/\/totp\/.*ops%40demo\.test\?/);
  const exists = { ok: false, failure: 'user_already_exists' };
  assert.deepEqual(await auditedOperator(deps, author, operator), exists);
  const { email } = await createAccount(api);
  assert.deepEqual(await auditedOperator(deps, author, { ...operator, email }), exists);
  const lines = await auditLines(api.database);
  assert.equal(lines.length, 1);
  const secrets = [password, ...recoveryCodes, new URL(otpauthUri).searchParams.get('secret') ?? ''];
  for (const secret of secrets) assert.ok(!JSON.stringify(lines).includes(secret));
  const reply = await logIn(appCode());
  assert.deepEqual(outcomeOf(reply), welcome);
  assert.equal(reply.json().payload.items.user.userTypeId, 4);
});

test('puts the names of an operator in one line', async (t) => {
  const api = await openTestApi(t);
  const names = { firstName: 'Olu\r\nBcc: x', lastName: 'O\u2028ps' };
  const created = await createOperator({ ...api, hashes: passwordHashes() }, { ...operator, ...names });
  assert.ok(created.ok);
  const stored = api.database.selectFrom('account').select(['firstName', 'lastName']);
  assert.deepEqual(await stored.execute(), [{ firstName: 'Olu Bcc: x', lastName: 'O ps' }]);
});

test('requires valid sign-up fields and a password of 14 characters of an operator', async (t) => {
  const api = await openTestApi(t);
  const tools = { ...api, hashes: passwordHashes() };
  const rows = [
    [{ email: 'ops' }, 'this_field_is_invalid'],
    [{ firstName: ' ' }, 'this_field_is_required'],
    [{ lastName: 'a'.repeat(36) }, 'this_field_is_too_long'],
    [{ password: 'weak' }, 'password_instruction_error'],
    [{ password: 'long enough but plain' }, 'password_instruction_error'],
    [{ password: 'Thirteen-ch1!' }, 'operator_password_is_too_short'],
  ] as const;
  for (const [changes, failure] of rows)
    assert.deepEqual(await createOperator(tools, { ...operator, ...changes }), { ok: false, failure });
});

test('[A-107] accepts a code once, within one step of its time', async (t) => {
  const { api, logIn, appCode } = await openWithOperator(t);
  assert.deepEqual(outcomeOf(await logIn()), codeIsRequired);
  assert.deepEqual(outcomeOf(await logIn(appCode(60))), codeIsIncorrect);
  assert.deepEqual(outcomeOf(await logIn(appCode(-60))), codeIsIncorrect);
  assert.deepEqual(outcomeOf(await logIn('x'.repeat(40))), codeIsIncorrect);
  assert.deepEqual(outcomeOf(await logIn(appCode(-30))), welcome);
  const code = appCode();
  assert.deepEqual(outcomeOf(await logIn(`${code.slice(0, 3)} ${code.slice(3)}`)), welcome);
  assert.deepEqual(outcomeOf(await logIn(code)), codeIsIncorrect);
  assert.deepEqual(outcomeOf(await logIn(appCode(-30))), codeIsIncorrect);
  api.clock.advanceSeconds(30);
  const twice = await Promise.all([logIn(appCode()), logIn(appCode())]);
  assert.deepEqual(twice.map((reply) => reply.statusCode).toSorted(), [200, 400]);
  assert.deepEqual(outcomeOf(await logIn(appCode(30), 'Wrong-password-1!')), [
    400,
    'username_or_password_is_incorrect',
  ]);
  assert.deepEqual(outcomeOf(await logIn(appCode(30))), welcome, 'a wrong password does not use the code');
});

test('[A-107] accepts a recovery code once', async (t) => {
  const { logIn, recoveryCodes } = await openWithOperator(t);
  assert.equal(new Set(recoveryCodes).size, 10);
  const [first = '', second = ''] = recoveryCodes;
  assert.deepEqual(outcomeOf(await logIn(first)), welcome);
  assert.deepEqual(outcomeOf(await logIn(first)), codeIsIncorrect);
  assert.deepEqual(outcomeOf(await logIn(second.replaceAll('-', ' ').toUpperCase())), welcome);
});

test('[A-98] [A-107] limits guesses of codes to ten, like passwords', async (t) => {
  const { logIn, appCode } = await openWithOperator(t);
  for (let guess = 0; guess < 10; guess += 1)
    assert.deepEqual(outcomeOf(await logIn(appCode(600 + 30 * guess))), codeIsIncorrect);
  assert.deepEqual(outcomeOf(await logIn(appCode())), [429, 'too_many_requests']);
});

test('[A-107] encrypts the secret and hashes recovery codes in the database', async (t) => {
  const { api, otpauthUri, recoveryCodes } = await openWithOperator(t);
  const secret = Secret.fromBase32(new URL(otpauthUri).searchParams.get('secret') ?? '');
  const stored = await api.database.selectFrom('secondFactor').selectAll().executeTakeFirstOrThrow();
  assert.ok(!stored.sealedSecret.includes(Buffer.from(secret.buffer)));
  const hashes = await api.database.selectFrom('recoveryCode').select('hash').execute();
  for (const { hash } of hashes)
    for (const code of recoveryCodes) assert.ok(!hash.equals(Buffer.from(code.replaceAll('-', ''), 'hex')));
});

test('[A-107] replaces a lost second factor and ends every session', async (t) => {
  const { api, deps, logIn, appCode, shownBy, recoveryCodes } = await openWithOperator(t);
  const { token } = (await logIn(appCode())).json().payload.items;
  const host = await createAccount(api);
  const missing = { ok: false, failure: 'object_does_not_exist' };
  assert.deepEqual(await resetSecondFactor(deps, author, host.email), missing);
  assert.deepEqual(await resetSecondFactor(deps, author, 'none@demo.test'), missing);
  const reset = await resetSecondFactor(deps, author, ' OPS@demo.test ');
  assert.ok(reset.ok);
  api.clock.advanceSeconds(30);
  assert.deepEqual(outcomeOf(await logIn(appCode())), codeIsIncorrect);
  assert.deepEqual(outcomeOf(await logIn(recoveryCodes[0])), codeIsIncorrect);
  assert.deepEqual(outcomeOf(await logIn(shownBy(reset.value.otpauthUri))), welcome);
  const headers = { authorization: `Bearer ${token}` };
  const devices = await call(api, 'GET', '/api/v1/operator/devices', undefined, { headers });
  assert.equal(devices.statusCode, 401);
  const [, line] = await auditLines(api.database);
  assert.ok(!JSON.stringify(line).includes(reset.value.recoveryCodes[0] ?? ''));
});

test('finds the operator whose second factor is reset in any Unicode form of the address', async (t) => {
  const api = await openTestApi(t);
  const deps = { ...api, secrets: testSecrets };
  const email = 'zoé@demo.test';
  assert.ok((await auditedOperator(deps, author, { ...operator, email })).ok);
  for (const form of ['NFC', 'NFD'] as const)
    assert.ok((await resetSecondFactor(deps, author, email.normalize(form))).ok, form);
});

test('[A-107] ends a session without a second factor when it is renewed, where one is required', async (t) => {
  let mayOmit = true;
  const { api, logIn, appCode } = await openWithOperator(t, { mayOmitSecondFactor: () => mayOmit });
  await createAccount(api, { kind: 'operator', email: 'old@demo.test' });
  const body = { userName: 'old@demo.test', password: testPassword };
  const refresh = async (reply: Parameters<typeof cookiesOf>[0]) => {
    const { refresh_token = '' } = cookiesOf(reply);
    return call(api, 'POST', refreshUrl, undefined, { cookies: { refresh_token } });
  };
  const old = await refresh(await call(api, 'POST', '/api/v1/login/User', body));
  assert.equal(old.statusCode, 200);
  const enrolled = await logIn(appCode());
  mayOmit = false;
  assert.deepEqual(outcomeOf(await refresh(old)), [401, 'session_has_expired']);
  mayOmit = true;
  assert.deepEqual(outcomeOf(await refresh(old)), [401, 'session_has_expired'], 'the session has ended');
  mayOmit = false;
  assert.equal((await refresh(enrolled)).statusCode, 200);
});

test('lets an operator log in without a second factor or with a short password only if configured', async (t) => {
  const short = { kind: 'operator', email: 'old@demo.test' } as const;
  const hash = await passwordHashes().hash(password);
  const long = { kind: 'operator', email: 'new@demo.test', passwordHash: hash } as const;
  const mayOmitSecondFactor = (email: string): boolean => email === short.email;
  const outcomes = [
    [{}, short, testPassword, [400, 'operator_password_is_too_short']],
    [{}, long, password, [403, 'second_factor_is_not_set_up']],
    [{ mayOmitSecondFactor }, short, testPassword, welcome],
    [{ mayOmitSecondFactor }, long, password, [403, 'second_factor_is_not_set_up']],
  ] as const;
  for (const [changes, account, typed, outcome] of outcomes) {
    const api = await openTestApi(t, changes);
    await createAccount(api, account);
    const body = { userName: account.email, password: typed };
    assert.deepEqual(outcomeOf(await call(api, 'POST', '/api/v1/login/User', body)), outcome);
    const wrong = { ...body, password: 'Wrong!123' };
    assert.deepEqual(outcomeOf(await call(api, 'POST', '/api/v1/login/User', wrong)), [
      400,
      'username_or_password_is_incorrect',
    ]);
  }
});

test('requires an enrolled second factor whatever the configuration', async (t) => {
  const { logIn, appCode } = await openWithOperator(t, { mayOmitSecondFactor: () => true });
  assert.deepEqual(outcomeOf(await logIn()), codeIsRequired);
  assert.deepEqual(outcomeOf(await logIn(appCode())), welcome);
});

test('requires a long new password of an operator and keeps the second factor', async (t) => {
  const { api, logIn, appCode } = await openWithOperator(t);
  const { token, user } = (await logIn(appCode())).json().payload.items;
  const headers = { authorization: `Bearer ${token}` };
  const tooShort = [400, 'operator_password_is_too_short'];
  const changeUrl = `/api/v1/user/userinfo/updateuserpassword/${user.id}`;
  const change = { id: user.id, currentPassword: password, newPassword: 'Fresh!123' };
  assert.deepEqual(outcomeOf(await call(api, 'PUT', changeUrl, change, { headers })), tooShort);
  await call(api, 'POST', '/api/v1/login/ForgotPassword', { email: user.userName });
  const id = await tokenInLastMail(api);
  const set = (chosen: string) =>
    call(api, 'PUT', `/api/v1/${brand.slug}/updatepassword`, {
      id,
      password: chosen,
      confirmPassword: chosen,
    }).then(outcomeOf);
  assert.deepEqual(await set('Fresh!123'), tooShort);
  assert.deepEqual(await set('Another-long-1!'), [200, 'password_has_been_set_successfully']);
  assert.deepEqual(outcomeOf(await logIn(undefined, 'Another-long-1!')), codeIsRequired);
});
