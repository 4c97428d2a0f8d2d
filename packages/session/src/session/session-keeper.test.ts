import 'fake-indexeddb/auto';
import type { ApiFailure } from '@repo/api-client/api-failure';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { homePathOf } from '@repo/domain/site/page-redirect';
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

/** Opens one tab: its keeper, the events for its store, the loaded pages, and the number of refreshes. */
async function openTab(refresh: () => Result<{ token: string }, ApiFailure> = () => over) {
  const events: string[] = [];
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
  keeper.onEvent(({ type }) => events.push(type));
  return { keeper, events, loads, asked: () => asked };
}

const whenExpired = ({ events }: { readonly events: readonly string[] }) =>
  waitFor(() => expect(events).toEqual(['session/sessionExpired']));

/** Returns the result of a promise, or that it is pending, after all ready tasks have run. */
const stateOf = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve('waits')))]);

beforeEach(() => localStorage.clear());
const signedIn = async (...tab: Parameters<typeof openTab>) => {
  await createSessionVault().write(session);
  return openTab(...tab);
};

test('[B-R13] keeps a user signed in on the next page', async () => {
  const { keeper, events } = await openTab();
  expect([keeper.token(), keeper.user()]).toEqual([undefined, undefined]);
  await keeper.start(session);
  expect(events).toEqual(['session/sessionStarted']);
  const next = await openTab();
  expect([next.keeper.token(), next.keeper.user()]).toEqual(['first', user]);
});

test('[A-51] refreshes the token once for many refused calls, without the user noticing', async () => {
  const { keeper, events, asked } = await signedIn(() => ok({ token: 'second' }));
  const renewals = await Promise.all([1, 2, 3].map(() => keeper.renew('first')));
  expect(renewals.map((renewal) => renewal.ok)).toEqual([true, true, true]);
  expect([keeper.token(), asked(), events]).toEqual(['second', 1, []]);
  expect((await openTab()).keeper.token()).toBe('second');
});

test('[A-51] uses a token that another tab has refreshed', async () => {
  const one = await signedIn(() => ok({ token: 'second' }));
  const other = await openTab();
  await one.keeper.renew('first');
  await expect(other.keeper.renew('first')).resolves.toMatchObject({ ok: true });
  expect([other.keeper.token(), other.asked()]).toEqual(['second', 0]);
});

test('[B-R14] a failed refresh does not expire the session', async () => {
  const trouble = failure('unable_to_access_server');
  const { keeper, events } = await signedIn(() => trouble);
  await expect(keeper.renew('first')).resolves.toEqual(trouble);
  expect([keeper.token(), events]).toEqual(['first', []]);
});

test('[B-R14] [A-96] calls wait after an expiry, and continue once the same user has signed in again', async () => {
  const { keeper, events, loads, asked } = await signedIn();
  const calls = [keeper.renew('first'), keeper.renew('first')];
  await whenExpired({ events });
  await expect(stateOf(Promise.race(calls))).resolves.toBe('waits');
  await keeper.start(again);
  await expect(Promise.all(calls)).resolves.toMatchObject([{ ok: true }, { ok: true }]);
  expect([keeper.token(), asked(), events.at(-1), loads]).toEqual([
    again.token,
    1,
    'session/sessionStarted',
    [],
  ]);
});

test('[B-R14] another user who signs in over an expired session gets the own dashboard, and none of its calls', async () => {
  const { keeper, events, loads } = await signedIn();
  const call = keeper.renew('first');
  await whenExpired({ events });
  await keeper.start(provider);
  expect(loads).toEqual([homePathOf('provider')]);
  await expect(stateOf(call)).resolves.toBe('waits');
});

test('[B-R15] logs out, keeps the settings only, and opens the login page', async () => {
  localStorage.setItem('affiliateCode', 'abc');
  const { keeper, events, loads } = await signedIn();
  const call = keeper.renew('first');
  await whenExpired({ events });
  keeper.end();
  await expect(call).resolves.toEqual(over);
  expect([keeper.token(), events, loads]).toEqual([undefined, ['session/sessionExpired'], ['/Login']]);
  expect(Object.keys(localStorage)).toEqual(['affiliateCode']);
});

test('[B-R15] logging out in one tab logs out all of them', async () => {
  const one = await signedIn();
  const other = await openTab();
  one.keeper.end();
  await other.keeper.follow();
  expect([other.keeper.token(), other.loads]).toEqual([undefined, ['/Login']]);
});

test('[B-R14] signing in again in one tab ends the expiry in the others', async () => {
  const [one, other] = [await signedIn(), await openTab()];
  const call = other.keeper.renew('first');
  await whenExpired(other);
  await one.keeper.start(again);
  await other.keeper.follow();
  await expect(call).resolves.toMatchObject({ ok: true });
  expect([other.keeper.token(), other.events.at(-1)]).toEqual([again.token, 'session/sessionStarted']);
});

test('follows a sign-in in another tab, and leaves a page of another account for the own dashboard', async () => {
  const guest = await openTab();
  const one = await openTab();
  await one.keeper.start(session);
  await guest.keeper.follow();
  expect([guest.keeper.user(), guest.loads]).toEqual([user, []]);
  await createSessionVault().write(provider);
  await one.keeper.follow();
  expect(one.loads).toEqual([homePathOf('provider')]);
  expect(one.keeper.user()).toEqual(user);
});

test('refreshes a session in its page where nothing can be stored', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { keeper } = await openTab(() => ok({ token: 'second' }));
  await keeper.start(session);
  await expect(keeper.renew('first')).resolves.toMatchObject({ ok: true });
  expect(keeper.token()).toBe('second');
  jest.restoreAllMocks();
});
