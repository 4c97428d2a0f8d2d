import { userTypeIds } from '@repo/domain/identity/user-kind';
import {
  selectHasExpired,
  selectUser,
  selectUserKind,
  sessionExpired,
  sessionSlice,
  sessionStarted,
} from './session-slice.ts';
import type { SessionUser } from './session-slice.ts';

const user: SessionUser = {
  id: 7,
  userName: 'host@demo.test',
  firstName: 'Ana',
  lastName: 'Host',
  userTypeId: userTypeIds.host,
};

const stateAfter = (...actions: Parameters<typeof sessionSlice.reducer>[1][]) => ({
  session: actions.reduce(sessionSlice.reducer, undefined) ?? sessionSlice.getInitialState(),
});

test('[A-R01] a visitor is a guest until a session starts, then of the kind of its user type', () => {
  expect(selectUserKind(stateAfter({ type: 'start' }))).toBe('guest');
  for (const [userTypeId, kind] of [
    [1, 'host'],
    [2, 'provider'],
    [3, 'host'],
    [4, 'operator'],
  ] as const)
    expect(selectUserKind(stateAfter(sessionStarted({ ...user, userTypeId })))).toBe(kind);
});

test('[B-R14] an expired session keeps its user', () => {
  const state = stateAfter(sessionStarted(user), sessionExpired());
  expect([selectHasExpired(state), selectUser(state)]).toEqual([true, user]);
  expect(selectHasExpired(stateAfter({ type: 'start' }, sessionExpired()))).toBe(false);
});
