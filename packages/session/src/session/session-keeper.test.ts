import 'fake-indexeddb/auto';
import type { ApiFailure } from '@repo/api-client/api-failure';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { homeOf } from '@repo/domain/site/admission';
import { waitFor } from '@testing-library/react';
import { createSessionVault } from '../storage/session-vault.ts';
import { SessionKeeper } from './session-keeper.ts';

const user = {
  id: 7,
  userName: 'ana@demo.test',
  firstName: 'Ana',
  lastName: 'Host',
  userTypeId: userTypeIds.host,
};
const session = { token: 'first', user };
const again = { token: 'after signing in again', user };
const provider = { token: 'other', user: { ...user, id: 8, userTypeId: userTypeIds.provider } };

const failure = (code: ApiFailure['code']) => fail<ApiFailure>({ code, message: '', details: [] });
const over = failure('session_has_expired');

/** One tab of a browser: its keeper, what it told its store, where it went, how often it asked for a token. */
async function openTab(refresh: () => Result<{ token: string }, ApiFailure> = () => over) {
  const told: string[] = [];
  const loads: string[] = [];
  let asked = 0;
  const vault = createSessionVault();
  const opened = await vault.read();
  const keeper = new SessionKeeper({
    vault,
    opened: opened === 'unreadable' ? undefined : opened,
    refresh: async () => {
      asked += 1;
      return refresh();
    },
    loadPage: (path) => loads.push(path),
  });
  keeper.onNews(({ type }) => told.push(type));
  return { keeper, told, loads, asked: () => asked };
}

const whenExpired = ({ told }: { readonly told: readonly string[] }) =>
  waitFor(() => expect(told).toEqual(['session/sessionExpired']));

/** What a promise has come to, or that it has not come to anything, after everything that was ready has run. */
const stateOf = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve('waits')))]);

beforeEach(() => localStorage.clear());
const signedIn = async (...tab: Parameters<typeof openTab>) => {
  await createSessionVault().write(session);
  return openTab(...tab);
};

test('[B-R13] whoever was signed in is so on the next page', async () => {
  const { keeper, told } = await openTab();
  expect([keeper.token(), keeper.user()]).toEqual([undefined, undefined]);
  await keeper.start(session);
  expect(told).toEqual(['session/sessionStarted']);
  const next = await openTab();
  expect([next.keeper.token(), next.keeper.user()]).toEqual(['first', user]);
});

test('[A-51] many refused calls at once lead to one refresh, of which nobody notices anything', async () => {
  const { keeper, told, asked } = await signedIn(() => ok({ token: 'second' }));
  const renewals = await Promise.all([1, 2, 3].map(() => keeper.renew('first')));
  expect(renewals.map((renewal) => renewal.ok)).toEqual([true, true, true]);
  expect([keeper.token(), asked(), told]).toEqual(['second', 1, []]);
  expect((await openTab()).keeper.token()).toBe('second');
});

test('[A-51] a token that another tab has fetched is used without asking for one', async () => {
  const one = await signedIn(() => ok({ token: 'second' }));
  const other = await openTab();
  await one.keeper.renew('first');
  await expect(other.keeper.renew('first')).resolves.toMatchObject({ ok: true });
  expect([other.keeper.token(), other.asked()]).toEqual(['second', 0]);
});

test('[B-R14] trouble on the way to a new token is no expiry', async () => {
  const trouble = failure('unable_to_access_server');
  const { keeper, told } = await signedIn(() => trouble);
  await expect(keeper.renew('first')).resolves.toEqual(trouble);
  expect([keeper.token(), told]).toEqual(['first', []]);
});

test('[B-R14] [A-96] after an expiry calls wait, and go on once the same person has signed in again', async () => {
  const { keeper, told, loads, asked } = await signedIn();
  const calls = [keeper.renew('first'), keeper.renew('first')];
  await whenExpired({ told });
  await expect(stateOf(Promise.race(calls))).resolves.toBe('waits');
  await keeper.start(again);
  await expect(Promise.all(calls)).resolves.toMatchObject([{ ok: true }, { ok: true }]);
  expect([keeper.token(), asked(), told.at(-1), loads]).toEqual([
    again.token,
    1,
    'session/sessionStarted',
    [],
  ]);
});

test('[B-R14] somebody else who signs in over an expired session gets their own home, and none of its calls', async () => {
  const { keeper, told, loads } = await signedIn();
  const call = keeper.renew('first');
  await whenExpired({ told });
  await keeper.start(provider);
  expect(loads).toEqual([homeOf('provider')]);
  await expect(stateOf(call)).resolves.toBe('waits');
});

test('[B-R15] leaving forgets everything but the settings, and goes to the login', async () => {
  localStorage.setItem('affiliateCode', 'abc');
  const { keeper, told, loads } = await signedIn();
  const call = keeper.renew('first');
  await whenExpired({ told });
  keeper.end();
  await expect(call).resolves.toEqual(over);
  expect([keeper.token(), told, loads]).toEqual([undefined, ['session/sessionExpired'], ['/Login']]);
  expect(Object.keys(localStorage)).toEqual(['affiliateCode']);
});

test('[B-R15] whoever leaves in one tab has left in all of them', async () => {
  const one = await signedIn();
  const other = await openTab();
  one.keeper.end();
  await other.keeper.follow();
  expect([other.keeper.token(), other.loads]).toEqual([undefined, ['/Login']]);
});

test('[B-R14] an expiry that is over in one tab is over in the others', async () => {
  const [one, other] = [await signedIn(), await openTab()];
  const call = other.keeper.renew('first');
  await whenExpired(other);
  await one.keeper.start(again);
  await other.keeper.follow();
  await expect(call).resolves.toMatchObject({ ok: true });
  expect([other.keeper.token(), other.told.at(-1)]).toEqual([again.token, 'session/sessionStarted']);
});

test('a guest is signed in along with another tab; over a page of somebody else the own home is opened', async () => {
  const guest = await openTab();
  const one = await openTab();
  await one.keeper.start(session);
  await guest.keeper.follow();
  expect([guest.keeper.user(), guest.loads]).toEqual([user, []]);
  await createSessionVault().write(provider);
  await one.keeper.follow();
  expect(one.loads).toEqual([homeOf('provider')]);
  expect(one.keeper.user()).toEqual(user);
});

test('where nothing can be stored a session is still kept fresh in its page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { keeper } = await openTab(() => ok({ token: 'second' }));
  await keeper.start(session);
  await expect(keeper.renew('first')).resolves.toMatchObject({ ok: true });
  expect(keeper.token()).toBe('second');
  jest.restoreAllMocks();
});
