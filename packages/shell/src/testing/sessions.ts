import { userTypeIds } from '@repo/domain/identity/user-kind';
import type { SessionUser } from '@repo/session/session/session-slice';

/** Nobody answers there: what a screen shows by itself, and how it bears that. */
export const nobody = 'http://localhost:1';

/** Somebody who is signed in, for screens that ask the server nothing about them. */
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
