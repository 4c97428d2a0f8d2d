import { pageOf } from '@repo/api-client/page-of';
import type { PageOf } from '@repo/api-client/page-of';
import { contractCall, serverData } from '@repo/api-client/server-data';
import type { ReferralOnWire } from '@repo/contracts/account/invite-and-support';

const referralsKey = 'GET /api/v1/User/EventSetup/Referrals/:userId';

type Page = { readonly hostId: number; readonly page: number };

/** A page of the friends that a host has invited, the latest first. */
const referrals = serverData.injectEndpoints({
  endpoints: (build) => ({
    referrals: build.query<PageOf<ReferralOnWire>, Page>({
      query: ({ hostId, page }) =>
        contractCall(referralsKey, { params: { userId: String(hostId) }, query: { page: String(page) } }),
      transformResponse: pageOf<ReferralOnWire>,
      providesTags: ['live'],
    }),
  }),
});

export const { useReferralsQuery } = referrals;
