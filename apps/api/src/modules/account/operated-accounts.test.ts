import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { call, cookiesOf, outcomeOf } from '../../testing/calls.ts';
import { createAccount, testPassword } from '../../testing/identity/accounts.ts';
import { createProvider } from '../../testing/provider-factory.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

const url = '/api/v1/operator/accounts';
/** For how long a process may cache that a session is live. */
const cacheSeconds = 5;

async function signInOperator(api: TestApi) {
  const { headers } = await signIn(api, 'operator');
  const act = (id: number, what: 'close' | 'reopen' | 'end-sessions') =>
    call(api, 'POST', `${url}/${id}/${what}`, undefined, { headers });
  const find = async (email: string) =>
    (await call(api, 'POST', `${url}/find`, { email }, { headers })).json().payload.items;
  return { headers, act, find };
}

const logIn = (api: TestApi, userName: string, password = testPassword) =>
  call(api, 'POST', '/api/v1/login/User', { userName, password });

test('[A-99] locks a closed account out within seconds until an operator reopens it', async (t) => {
  const api = await openTestApi(t);
  const { act } = await signInOperator(api);
  const host = await createAccount(api);
  const signedIn = await logIn(api, host.email);
  const headers = { authorization: `Bearer ${signedIn.json().payload.items.token}` };
  const cookies = cookiesOf(signedIn);
  const own = () => call(api, 'GET', `/api/v1/user/userinfo/${host.id}`, undefined, { headers });
  assert.equal((await own()).statusCode, 200);
  const closed = (await act(host.id, 'close')).json().payload.items;
  const state = { id: host.id, kind: 'host', openBookings: 0, openSessions: 0 };
  assert.deepEqual(closed, { ...state, isActive: false, endedSessions: 1 });
  api.clock.advanceSeconds(cacheSeconds);
  assert.equal((await own()).statusCode, 401);
  assert.equal((await call(api, 'POST', '/api/v1/login/Refresh', undefined, { cookies })).statusCode, 401);
  assert.deepEqual(outcomeOf(await logIn(api, host.email)), [403, 'user_is_not_active']);
  assert.deepEqual(outcomeOf(await logIn(api, host.email, 'Wrong!123')), [
    400,
    'username_or_password_is_incorrect',
  ]);
  const reopened = (await act(host.id, 'reopen')).json().payload.items;
  assert.deepEqual(reopened, { ...state, isActive: true, endedSessions: 0 });
  assert.equal((await own()).statusCode, 401, 'reopening does not revive ended sessions');
  assert.equal((await logIn(api, host.email)).statusCode, 200);
});

test('[A-99] ends every session of an account and leaves the account open', async (t) => {
  const api = await openTestApi(t);
  const { act, find } = await signInOperator(api);
  const host = await createAccount(api);
  for (let time = 0; time < 2; time += 1) await logIn(api, host.email);
  assert.deepEqual(
    (await find(host.email.toUpperCase())).map(({ openSessions }: { openSessions: number }) => openSessions),
    [2],
  );
  const { endedSessions, isActive } = (await act(host.id, 'end-sessions')).json().payload.items;
  assert.deepEqual([endedSessions, isActive], [2, true]);
});

test('[A-99] counts the open bookings of a closed host or provider without changing them', async (t) => {
  const api = await openTestApi(t);
  const { act, find } = await signInOperator(api);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  await makePaidEvent(api, { hostId: host.accountId, providerIds: [provider.accountId] });
  const before = await api.database.selectFrom('orderLine').selectAll().execute();
  for (const { accountId, email } of [host, provider]) {
    const [found] = await find(email);
    assert.deepEqual([found.id, found.openBookings], [accountId, 1]);
    assert.equal((await act(accountId, 'close')).json().payload.items.openBookings, 1);
  }
  assert.deepEqual(await api.database.selectFrom('orderLine').selectAll().execute(), before);
});

test('[A-99] removes a closed provider from the search', async (t) => {
  const api = await openTestApi(t);
  const { act } = await signInOperator(api);
  const { id } = await createProvider(api.database);
  const isListed = async () => {
    const candidates = api.database.selectFrom('matchingCandidate').select('isListed');
    return (await candidates.where('providerId', '=', id).executeTakeFirstOrThrow()).isListed;
  };
  assert.equal(await isListed(), true);
  await act(id, 'close');
  assert.equal(await isListed(), false);
  await act(id, 'reopen');
  assert.equal(await isListed(), true);
});

test('[A-99] audits each change once, without the email address, and ignores repeats', async (t) => {
  const api = await openTestApi(t);
  const { act } = await signInOperator(api);
  const host = await createAccount(api);
  await logIn(api, host.email);
  for (const what of ['close', 'close', 'reopen', 'reopen', 'end-sessions'] as const)
    await act(host.id, what);
  const lines = await auditLines(api.database);
  assert.equal(lines.length, 2);
  assert.ok(!JSON.stringify(lines).includes(host.email));
});

test('[A-50] lets only operators change accounts, and only accounts that exist', async (t) => {
  const api = await openTestApi(t);
  const { act, find, headers } = await signInOperator(api);
  const host = await signIn(api, 'host');
  for (const what of ['close', 'reopen', 'end-sessions']) {
    const path = `${url}/${host.accountId}/${what}`;
    assert.equal((await call(api, 'POST', path)).statusCode, 401);
    assert.equal((await call(api, 'POST', path, undefined, { headers: host.headers })).statusCode, 403);
  }
  assert.deepEqual(outcomeOf(await act(999_999, 'close')), [404, 'object_does_not_exist']);
  assert.deepEqual(await find('none@demo.test'), []);
  const bad = await call(api, 'POST', `${url}/find`, { email: 'x' }, { headers });
  assert.deepEqual(outcomeOf(bad), [400, 'this_field_is_invalid']);
  assert.equal((await call(api, 'POST', `${url}/x/close`, undefined, { headers })).statusCode, 400);
});

test('lists accounts whose email addresses have the same Unicode form and leaves them unchanged', async (t) => {
  const api = await openTestApi(t);
  const { headers } = await signInOperator(api);
  const emails = ['zo\u00e9@demo.test', 'zoe\u0301@demo.test', 'zoe@demo.test'];
  const ids: number[] = [];
  for (const email of emails) ids.push((await createAccount(api, { email })).id);
  await createAccount(api, { email: emails[1] ?? '', kind: 'provider' });
  const reply = await call(api, 'GET', '/api/v1/operator/address-collisions', undefined, { headers });
  assert.deepEqual(reply.json().payload.items, [{ email: emails[0], accountIds: ids.slice(0, 2) }]);
});
