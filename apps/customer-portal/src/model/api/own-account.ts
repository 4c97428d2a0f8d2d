import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';

const accountKey = 'GET /api/v1/user/userinfo/:id';

/** The personal info of a host. */
export const ownAccount = serverData.injectEndpoints({
  endpoints: (build) => ({
    ownAccount: build.query<CallReply<typeof accountKey>, number>({
      query: (id) => contractCall(accountKey, { params: { id: String(id) } }),
      // Another device may have changed it.
      providesTags: ['live'],
    }),
  }),
});

export const { useOwnAccountQuery } = ownAccount;
