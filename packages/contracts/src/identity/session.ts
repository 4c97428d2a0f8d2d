import { userTypeIds } from '@repo/domain/identity/user-kind';
import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import { id } from '../wire/ids.ts';

const topic = 'Identity';

/** What a sign-in answers; the refresh token travels beside it, in a cookie that no script can read. */
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

/** The cookie is the authority here, the access token may be gone: that is why guests may call it. */
export const refresh = defineEndpoint('POST /api/v1/login/Refresh', {
  topic,
  summary: 'A new access token for the refresh token in the cookie',
  actors: anyone,
  source: 'A-70',
  errors: ['session_has_expired'],
  reply: session.pick({ token: true }),
});

/** Open to guests as well, so that leaving works with an access token that has just expired. */
export const logout = defineEndpoint('POST /api/v1/login/Logout', {
  topic,
  summary: 'End this session',
  actors: anyone,
  source: 'A-70',
  reply: z.null(),
});

export const logoutEverywhere = defineEndpoint('POST /api/v1/login/LogoutEverywhere', {
  topic,
  summary: 'End every session of the account',
  actors: ['host', 'provider', 'operator'],
  source: 'A-70',
  reply: z.null(),
});
