import type { Call } from '@repo/api-client/create-call';
import { forgetOwedLogout, sendOwedLogout, storeOwedLogout } from './owed-logout.ts';

/** Returns a call that answers with success or failure, and the keys it was called with. */
function serverThat(isReached: boolean) {
  const calls: string[] = [];
  const call = (async (key: string) => {
    calls.push(key);
    return isReached ? { ok: true } : { ok: false };
  }) as unknown as Call;
  return { call, calls };
}
const guest = { user: () => undefined };
const logout = 'POST /api/v1/login/Logout';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('[B-R15] ends the session on the server once after a logout without a network', async () => {
  storeOwedLogout();
  const [away, back] = [serverThat(false), serverThat(true)];
  await sendOwedLogout(away.call, guest);
  await sendOwedLogout(back.call, guest);
  await sendOwedLogout(back.call, guest);
  expect([away.calls, back.calls]).toEqual([[logout], [logout]]);
});

test('tries again after a failure while there is a network', async () => {
  jest.useFakeTimers();
  storeOwedLogout();
  const calls: string[] = [];
  const call = (async (key: string) => ({ ok: calls.push(key) === 3 })) as unknown as Call;
  await sendOwedLogout(call, guest);
  await jest.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(9000);
  expect(calls).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(3);
});

test('never ends a session that began since', async () => {
  const { call, calls } = serverThat(true);
  await sendOwedLogout(call, guest);
  storeOwedLogout();
  await sendOwedLogout(call, { user: () => ({ id: 7 }) });
  forgetOwedLogout();
  await sendOwedLogout(call, guest);
  expect(calls).toEqual([]);
});
