import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';

const infoKey = `GET /api/v1/${brand.slug}/Profile/Info/:id` as const;

/** The personal data of a provider. */
export const ownInfo = serverData.injectEndpoints({
  endpoints: (build) => ({
    ownInfo: build.query<CallReply<typeof infoKey>, number>({
      query: (id) => contractCall(infoKey, { params: { id: String(id) } }),
      // Another device may have changed it.
      providesTags: ['live'],
    }),
  }),
});

export const { useOwnInfoQuery } = ownInfo;
