import { pageOf } from '@repo/api-client/page-of';
import type { PageOf } from '@repo/api-client/page-of';
import { contractCall, serverData } from '@repo/api-client/server-data';
import type { HostEvent } from '@repo/contracts/events/host-events';
import type { HostList } from '@repo/domain/order/event-lists';

const eventsKey = 'GET /api/v1/User/EventSetup/list/:userId/:status';

type HostEventsQuery = {
  readonly hostId: number;
  readonly list: HostList;
  /** Omit it to load the first hundred events. */
  readonly page?: number;
};

/** A page of a host's events, newest order first. */
export const hostEvents = serverData.injectEndpoints({
  endpoints: (build) => ({
    hostEvents: build.query<PageOf<HostEvent>, HostEventsQuery>({
      query: ({ hostId, list, page }) =>
        contractCall(eventsKey, {
          params: { userId: String(hostId), status: list },
          query: page === undefined ? {} : { page: String(page) },
        }),
      transformResponse: pageOf<HostEvent>,
      providesTags: ['live'],
    }),
  }),
});

export const { useHostEventsQuery } = hostEvents;
