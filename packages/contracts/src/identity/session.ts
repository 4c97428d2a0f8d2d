import { userTypeIds } from '@repo/domain/identity/user-kind';
import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import { id } from '../wire/ids.ts';
import { epochSeconds } from '../wire/times.ts';

const topic = 'Identity';

/** The reply of a sign-in. The refresh token is in a cookie that scripts cannot read. */
export const session = z.object({
  token: z.string(),
  user: z.object({
    id,
    userName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    userTypeId: z.literal(Object.values(userTypeIds)),
  }),
});
export type Session = z.output<typeof session>;

/** Authorized by the cookie, because the access token may have expired; so guests may call it. */
export const refresh = defineEndpoint('POST /api/v1/login/Refresh', {
  topic,
  summary: 'A new access token for the refresh token in the cookie',
  actors: anyone,
  source: 'A-70',
  errors: ['session_has_expired'],
  reply: session.pick({ token: true }),
});

/** Open to guests, so that logging out works with an expired access token. */
export const logout = defineEndpoint('POST /api/v1/login/Logout', {
  topic,
  summary: 'End this session',
  actors: anyone,
  source: 'A-70',
  reply: z.null(),
});

export const logoutEverywhere = defineEndpoint('POST /api/v1/login/LogoutEverywhere', {
  topic,
  summary: 'End every session of the account, or every other one',
  actors: ['host', 'provider', 'operator'],
  source: 'A-70',
  query: z.object({ except: z.literal('this').optional() }),
  reply: z.null(),
});

/** A live session; browser and system are names that every language shares, null if they are not known. */
const ownSession = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: epochSeconds,
  /** Accurate to the lifetime of an access token. */
  lastUsedAt: epochSeconds,
  isThis: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = defineEndpoint('GET /api/v1/login/Sessions', {
  topic,
  summary: 'The live sessions of the account, the last used first',
  actors: ['host', 'provider', 'operator'],
  source: 'A-107',
  reply: z.array(ownSession),
});

/** Succeeds for a session that has ended already. */
export const deleteSession = defineEndpoint('DELETE /api/v1/login/Sessions/:sessionId', {
  topic,
  summary: 'End one session of the account',
  actors: ['host', 'provider', 'operator'],
  source: 'A-107',
  params: z.object({ sessionId: z.uuid() }),
  errors: ['object_does_not_exist'],
  reply: z.null(),
});
