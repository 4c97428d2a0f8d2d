import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';

const requestsKey = `GET /api/v1/${brand.slug}/Event/:id` as const;

/** The open requests to a provider, newest first. */
const eventRequests = serverData.injectEndpoints({
  endpoints: (build) => ({
    eventRequests: build.query<CallReply<typeof requestsKey>, number>({
      query: (id) => contractCall(requestsKey, { params: { id: String(id) }, query: {} }),
      providesTags: ['live', 'localised'],
    }),
  }),
});

export const { useEventRequestsQuery } = eventRequests;
