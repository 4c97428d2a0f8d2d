import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { fail, ok } from '@repo/domain/result';
import type { SocialIdentity, SocialProfile } from '../../../ports/social-identity.ts';
import { createAccount, testPassword } from '../../../testing/identity/accounts.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

const google = '/api/v1/OAuth/GoogleLogin';
const facebook = '/api/v1/OAuth/FBLogin';

const ana: SocialProfile = { subject: '108', email: 'ana@demo.test', firstName: 'Ana', lastName: 'Li' };

/** Fakes a social login provider that maps access tokens to people. */
const providerOf = (people: ReadonlyMap<string, SocialProfile>): SocialIdentity => ({
  profileOf: async (accessToken) => {
    if (accessToken === 'away') return fail('unable_to_access_server');
    const profile = people.get(accessToken);
    return profile === undefined ? fail('invalid_login') : ok(profile);
  },
});

async function openSocialApi(t: TestContext): Promise<TestApi & { people: Map<string, SocialProfile> }> {
  const people = new Map([['anas', ana]]);
  const identity = providerOf(people);
  return { ...(await openTestApi(t, { social: { google: identity, facebook: identity } })), people };
}

const logIn = (api: TestApi, accessToken: string, url = google) => call(api, 'POST', url, { accessToken });

const accountsOf = ({ database }: TestApi) =>
  database.selectFrom('account').select(['id', 'email', 'passwordHash as hash']).orderBy('id').execute();

test('[B-R04] creates a verified host account at the first login and finds it at the next', async (t) => {
  const api = await openSocialApi(t);
  const reply = await logIn(api, 'anas');
  assert.deepEqual(outcomeOf(reply), [200, 'logged_in_successfully']);
  const { token, user } = reply.json().payload.items;
  assert.deepEqual(user, {
    id: user.id,
    userName: 'ana@demo.test',
    firstName: 'Ana',
    lastName: 'Li',
    userTypeId: 1,
  });
  assert.ok(reply.cookies.some(({ name }) => name === 'refresh_token'));
  const headers = { authorization: `Bearer ${token}` };
  const own = await call(api, 'GET', `/api/v1/user/userinfo/${user.id}`, undefined, { headers });
  assert.equal(own.statusCode, 200);
  api.people.set('anas', { ...ana, email: 'moved@demo.test' });
  assert.equal((await logIn(api, 'anas')).json().payload.items.user.id, user.id);
  assert.equal((await accountsOf(api)).length, 1);
});

test('[B-R04] logs in to the existing host account of the verified address from both providers', async (t) => {
  const api = await openSocialApi(t);
  const host = await createAccount(api, { email: ana.email });
  assert.equal((await logIn(api, 'anas')).json().payload.items.user.id, host.id);
  assert.equal((await logIn(api, 'anas', facebook)).json().payload.items.user.id, host.id);
  const login = { userName: host.email, password: testPassword };
  assert.equal((await call(api, 'POST', '/api/v1/login/User', login)).statusCode, 200);
  const links = await api.database.selectFrom('socialIdentity').select('provider').execute();
  assert.deepEqual(links.map(({ provider }) => provider).toSorted(), ['facebook', 'google']);
});

test('[B-R04] clears the password of an unverified account of the same address', async (t) => {
  const api = await openSocialApi(t);
  const begun = await createAccount(api, { email: ana.email, isVerified: false });
  const { user } = (await logIn(api, 'anas')).json().payload.items;
  assert.deepEqual([user.id, user.firstName], [begun.id, 'Ana']);
  assert.equal((await accountsOf(api))[0]?.hash, null);
  const login = { userName: ana.email, password: testPassword };
  assert.deepEqual(outcomeOf(await call(api, 'POST', '/api/v1/login/User', login)), [
    400,
    'username_or_password_is_incorrect',
  ]);
});

test('[B-R04] [A-36] refuses providers, operators and inactive hosts', async (t) => {
  const api = await openSocialApi(t);
  const provider = await createAccount(api, { kind: 'provider', email: ana.email });
  const { user } = (await logIn(api, 'anas')).json().payload.items;
  assert.notEqual(user.id, provider.id);
  const operator = await createAccount(api, { kind: 'operator' });
  api.people.set('ops', { ...ana, subject: '2', email: operator.email });
  assert.deepEqual(outcomeOf(await logIn(api, 'ops')), [400, 'invalid_login']);
  const inactive = await createAccount(api, { isActive: false });
  api.people.set('inactive', { ...ana, subject: '3', email: inactive.email });
  assert.deepEqual(outcomeOf(await logIn(api, 'inactive')), [403, 'user_is_not_active']);
  await api.database.updateTable('account').set({ isActive: false }).where('id', '=', user.id).execute();
  assert.deepEqual(outcomeOf(await logIn(api, 'anas')), [403, 'user_is_not_active']);
  const links = await api.database.selectFrom('socialIdentity').select('subject').execute();
  assert.deepEqual(links, [{ subject: ana.subject }]);
});

test('[B-R04] [Z-R06] refuses an unknown token, and any token while the login provider is unavailable', async (t) => {
  const api = await openSocialApi(t);
  const refused = await logIn(api, 'forged');
  assert.deepEqual(outcomeOf(refused), [400, 'invalid_login']);
  assert.equal(refused.json().message, 'Invalid Login');
  assert.deepEqual(outcomeOf(await logIn(api, 'away')), [503, 'unable_to_access_server']);
  assert.deepEqual(outcomeOf(await call(api, 'POST', google, {})), [400, 'invalid_input']);
  assert.equal((await call(api, 'POST', google, { accessToken: 'x'.repeat(4097) })).statusCode, 400);
});

test('[B-R04] creates one account for ten concurrent first logins', async (t) => {
  const api = await openSocialApi(t);
  const replies = await Promise.all(Array.from({ length: 10 }, () => logIn(api, 'anas')));
  assert.equal(new Set(replies.map((reply) => reply.json().payload.items.user.id)).size, 1);
  assert.equal((await accountsOf(api)).length, 1);
});

test('[B-R04] replaces missing names and shortens long ones', async (t) => {
  const api = await openSocialApi(t);
  api.people.set('odd', { ...ana, firstName: '  ', lastName: '🎉'.repeat(50) });
  const { user } = (await logIn(api, 'odd')).json().payload.items;
  assert.deepEqual([user.firstName, user.lastName], ['ana', '🎉'.repeat(35)]);
});

test('puts the names of a social login in one line', async (t) => {
  const api = await openSocialApi(t);
  api.people.set('anas', { ...ana, firstName: 'Ana\r\nBcc: all@demo.test', lastName: 'Li\u2028\u0000' });
  const { user } = (await logIn(api, 'anas')).json().payload.items;
  assert.deepEqual([user.firstName, user.lastName], ['Ana Bcc: all@demo.test', 'Li']);
});
