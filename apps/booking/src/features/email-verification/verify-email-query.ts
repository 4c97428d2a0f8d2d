import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';

const key = 'GET /api/v1/login/verifyemail';

const verificationData = serverData.injectEndpoints({
  endpoints: (build) => ({
    verifiedEmail: build.query<CallReply<typeof key>, string>({
      query: (token) => contractCall(key, { query: { token } }),
    }),
  }),
});

export const { useVerifiedEmailQuery } = verificationData;
