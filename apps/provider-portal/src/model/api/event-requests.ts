import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';

const requestsKey = `GET /api/v1/${brand.slug}/Event/:id` as const;
const stateKey = `GET /api/v1/${brand.slug}/Event/:id/Request/:eventId` as const;

/** The open requests to a provider, newest first, and what became of one. */
const eventRequests = serverData.injectEndpoints({
  endpoints: (build) => ({
    eventRequests: build.query<CallReply<typeof requestsKey>, number>({
      query: (id) => contractCall(requestsKey, { params: { id: String(id) }, query: {} }),
      providesTags: ['live', 'localised'],
    }),
    requestState: build.query<
      CallReply<typeof stateKey>,
      { readonly providerId: number; readonly eventId: number }
    >({
      query: ({ providerId, eventId }) =>
        contractCall(stateKey, { params: { id: String(providerId), eventId: String(eventId) } }),
    }),
  }),
});

export const { useEventRequestsQuery, useRequestStateQuery } = eventRequests;
