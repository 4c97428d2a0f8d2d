import type { OwnSession, Session } from '@repo/contracts/identity/session';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { SessionRecord } from './session.repository.ts';
import type { StartedSession } from './start-session.ts';

/** The reply of every login. */
export const presentSession = ({ account, accessToken }: StartedSession): Session => ({
  token: accessToken,
  user: {
    id: account.id,
    userName: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    userTypeId: account.userTypeId,
  },
});

/** A session in the list of the account's devices. */
export const presentOwnSession = (
  { id, browser, system, startedAt, usedAt }: SessionRecord,
  thisSessionId: string,
): OwnSession => ({
  id,
  browser,
  system,
  startedAt: secondsOf(startedAt),
  lastUsedAt: secondsOf(usedAt),
  isThis: id === thisSessionId,
});
