import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';

const portfolioKey = `GET /api/v1/${brand.slug}/Profile/Portfolio/:id` as const;

/** The own portfolio of a provider. */
export const ownProfile = serverData.injectEndpoints({
  endpoints: (build) => ({
    ownPortfolio: build.query<CallReply<typeof portfolioKey>, number>({
      query: (id) => contractCall(portfolioKey, { params: { id: String(id) } }),
      providesTags: ['live'],
    }),
  }),
});

export const { useOwnPortfolioQuery } = ownProfile;
