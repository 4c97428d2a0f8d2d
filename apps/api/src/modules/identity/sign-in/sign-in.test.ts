import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { envelopeOf } from '@repo/contracts/envelope';
import { session } from '@repo/contracts/identity/session';
import { createAccount, testPassword } from '../../../testing/identity/accounts.ts';
import { call, cookiesOf, outcomeOf } from '../../../testing/calls.ts';
import { openTestApi, testSecrets } from '../../../testing/test-api.ts';
import { passwordHashes } from '../passwords/password-hashes.ts';
import { signIn } from './sign-in.ts';

const hostLogin = '/api/v1/login/User';
const providerLogin = '/api/v1/login/SBUser';
const device = { browser: null, system: null };
const replyForm = z.strictObject(envelopeOf(session).shape);

test('[B-R02] [B-R12] [A-70] returns a token, the user and an HttpOnly cookie to a host who logs in', async (t) => {
  const api = await openTestApi(t);
  const host = await createAccount(api, { email: 'ana@demo.test' });
  const reply = await call(api, 'POST', hostLogin, { userName: ' Ana@Demo.test ', password: testPassword });
  assert.equal(reply.statusCode, 200);
  const { message, payload } = replyForm.parse(reply.json());
  assert.equal(message, 'logged_in_successfully');
  assert.deepEqual(payload.items.user, {
    id: host.id,
    userName: 'ana@demo.test',
    firstName: 'Robin',
    lastName: 'Test',
    userTypeId: 1,
  });
  const claims: unknown = JSON.parse(
    Buffer.from(payload.items.token.split('.')[1] ?? '', 'base64url').toString(),
  );
  assert.equal(z.object({ userTypeId: z.number() }).parse(claims).userTypeId, 1);
  const cookie = reply.cookies.find(({ name }) => name === 'refresh_token');
  assert.deepEqual(
    [cookie?.httpOnly, cookie?.sameSite, cookie?.path, cookie?.maxAge],
    [true, 'Strict', '/api/v1/login', 30 * 86_400],
  );
  const own = await call(api, 'GET', `/api/v1/user/userinfo/${host.id}`, undefined, {
    headers: { authorization: `Bearer ${payload.items.token}` },
  });
  assert.equal(own.statusCode, 200);
});

test('[A-R01] [B-R03] [A-36] has one login for providers and one for hosts, business hosts and operators', async (t) => {
  const api = await openTestApi(t, { mayOmitSecondFactor: () => true });
  const email = 'both@demo.test';
  const provider = await createAccount(api, { kind: 'provider', email });
  await createAccount(api, { kind: 'operator', email: 'ops@demo.test' });
  await createAccount(api, { kind: 'businessHost', email: 'firm@demo.test' });
  const logIn = (url: string, userName: string) =>
    call(api, 'POST', url, { userName, password: testPassword }).then(outcomeOf);
  const refused = [400, 'username_or_password_is_incorrect'];
  const welcome = [200, 'logged_in_successfully'];
  assert.deepEqual(await logIn(providerLogin, email), welcome);
  assert.deepEqual(await logIn(hostLogin, email), refused);
  assert.deepEqual(await logIn(hostLogin, 'ops@demo.test'), welcome);
  assert.deepEqual(await logIn(providerLogin, 'ops@demo.test'), refused);
  assert.deepEqual(await logIn(hostLogin, 'firm@demo.test'), welcome);
  const host = await createAccount(api, { email });
  const reply = await call(api, 'POST', hostLogin, { userName: email, password: testPassword });
  assert.equal(replyForm.parse(reply.json()).payload.items.user.id, host.id);
  assert.notEqual(host.id, provider.id);
});

test('[Z-R06] refuses a wrong password and an unknown email with the same message', async (t) => {
  const api = await openTestApi(t);
  await createAccount(api, { email: 'ana@demo.test' });
  const wrong = await call(api, 'POST', hostLogin, { userName: 'ana@demo.test', password: 'Demo!124' });
  const unknown = await call(api, 'POST', hostLogin, { userName: 'unknown@demo.test', password: 'Demo!124' });
  assert.equal(wrong.json().message, 'Username or password is incorrect');
  assert.deepEqual(outcomeOf(wrong), [400, 'username_or_password_is_incorrect']);
  assert.equal(wrong.body, unknown.body);
  assert.deepEqual(cookiesOf(wrong), {});
});

test('[Z-R06] reveals the state of an account only with the correct password', async (t) => {
  const api = await openTestApi(t);
  const unverified = await createAccount(api, { isVerified: false });
  const inactive = await createAccount(api, { isActive: false });
  const logIn = async (userName: string, password: string) => {
    const reply = await call(api, 'POST', hostLogin, { userName, password });
    return [...outcomeOf(reply), reply.json().message];
  };
  assert.deepEqual(await logIn(unverified.email, testPassword), [
    403,
    'email_is_not_verified',
    'Email is not verified',
  ]);
  assert.deepEqual(await logIn(inactive.email, testPassword), [
    403,
    'user_is_not_active',
    'User is Not Active',
  ]);
  const message = 'Username or password is incorrect';
  for (const { email } of [unverified, inactive]) {
    assert.deepEqual(await logIn(email, 'Wrong!123'), [400, 'username_or_password_is_incorrect', message]);
  }
});

test('[B-R02] refuses missing, empty and too long fields before any query', async (t) => {
  const api = await openTestApi(t);
  const bodies = [
    {},
    { userName: '', password: 'x' },
    { userName: 'a@b.ca' },
    { userName: 'a'.repeat(255), password: 'x' },
    { userName: 'a@b.ca', password: 'x'.repeat(129) },
    { userName: { $gt: '' }, password: ['x'] },
  ];
  for (const body of bodies) {
    const reply = await call(api, 'POST', hostLogin, body);
    assert.equal(reply.statusCode, 400);
  }
  assert.equal(api.statements(), 0);
});

test('[A-37] compares exactly one hash for known and unknown emails', async (t) => {
  const api = await openTestApi(t);
  await createAccount(api, { email: 'ana@demo.test' });
  await createAccount(api, { email: 'social@demo.test', passwordHash: null });
  const real = passwordHashes();
  let comparisons = 0;
  const hashes = {
    ...real,
    verify: (storedHash: string | null, password: string) => {
      comparisons += 1;
      return real.verify(storedHash, password);
    },
  };
  const tools = { ...api, hashes, secrets: testSecrets };
  for (const email of ['ana@demo.test', 'social@demo.test', 'unknown@demo.test']) {
    comparisons = 0;
    const result = await signIn(tools, { login: 'host', email, password: 'Wrong!123', device });
    assert.deepEqual(result, { ok: false, failure: 'username_or_password_is_incorrect' });
    assert.equal(comparisons, 1);
  }
});

test('[A-38] starts no session if the password is replaced during the login', async (t) => {
  const api = await openTestApi(t);
  const { id, email } = await createAccount(api);
  const real = passwordHashes();
  const replaced = await real.hash('Fresh!123');
  const hashes = {
    ...real,
    verify: async (storedHash: string | null, password: string) => {
      const isRight = await real.verify(storedHash, password);
      await api.database
        .updateTable('account')
        .set({ passwordHash: replaced })
        .where('id', '=', id)
        .execute();
      return isRight;
    },
  };
  const tools = { ...api, hashes, secrets: testSecrets };
  const result = await signIn(tools, { login: 'host', email, password: testPassword, device });
  assert.deepEqual(result, { ok: false, failure: 'username_or_password_is_incorrect' });
  assert.deepEqual(await api.database.selectFrom('session').selectAll().execute(), []);
  assert.equal((await signIn(tools, { login: 'host', email, password: 'Fresh!123', device })).ok, true);
});

test('accepts concurrent logins while the hash is outdated', async (t) => {
  const api = await openTestApi(t);
  const weak = await passwordHashes({ memoryCost: 8192, timeCost: 1, parallelism: 1 }).hash(testPassword);
  const { email } = await createAccount(api, { passwordHash: weak });
  const body = { userName: email, password: testPassword };
  const replies = await Promise.all([1, 2, 3, 4].map(() => call(api, 'POST', hostLogin, body)));
  assert.deepEqual(
    replies.map(({ statusCode }) => statusCode),
    [200, 200, 200, 200],
  );
});

test('rehashes a password with outdated parameters at the next login', async (t) => {
  const api = await openTestApi(t);
  const weak = await passwordHashes({ memoryCost: 8192, timeCost: 1, parallelism: 1 }).hash(testPassword);
  const { id, email } = await createAccount(api, { passwordHash: weak });
  const logIn = () =>
    call(api, 'POST', hostLogin, { userName: email, password: testPassword }).then(outcomeOf);
  assert.deepEqual(await logIn(), [200, 'logged_in_successfully']);
  const { passwordHash: storedHash } = await api.database
    .selectFrom('account')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.match(storedHash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.deepEqual(await logIn(), [200, 'logged_in_successfully']);
});

test('takes six statements for a login: two limits, account, session, and two limit updates', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const reply = await call(api, 'POST', hostLogin, { userName: email, password: testPassword });
  assert.equal(reply.statusCode, 200);
  assert.equal(api.statements(), 6);
});
