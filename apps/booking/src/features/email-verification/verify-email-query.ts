import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';

export const verifyEmailKey = 'GET /api/v1/login/verifyemail';

const verificationData = serverData.injectEndpoints({
  endpoints: (build) => ({
    verifiedEmail: build.query<CallReply<typeof verifyEmailKey>, string>({
      query: (token) => contractCall(verifyEmailKey, { query: { token } }),
    }),
  }),
});

export const { useVerifiedEmailQuery } = verificationData;
