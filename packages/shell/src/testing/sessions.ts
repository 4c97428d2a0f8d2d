import { userTypeIds } from '@repo/domain/identity/user-kind';
import type { SessionUser } from '@repo/session/session/session-slice';

/** A host where no server answers. */
export const unreachableHost = 'http://localhost:1';

/** Returns a session for screens that load nothing about the user. */
export const sessionOf = (kind: 'host' | 'provider' | 'operator') => ({
  token: 'token',
  user: {
    id: 7,
    userName: `${kind}@demo.test`,
    firstName: 'Ana',
    lastName: 'Test',
    userTypeId: userTypeIds[kind],
  } satisfies SessionUser,
});
