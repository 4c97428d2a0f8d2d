import type { Session } from '@repo/contracts/identity/session';
import type { StartedSession } from './start-session.ts';

/** The reply of every sign-in. */
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
