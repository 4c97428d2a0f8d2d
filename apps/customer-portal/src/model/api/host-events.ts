import { pageOf } from '@repo/api-client/page-of';
import type { PageOf } from '@repo/api-client/page-of';
import { contractCall, serverData } from '@repo/api-client/server-data';
import type { HostEvent } from '@repo/contracts/events/host-events';
import type { EventStatus } from '@repo/domain/machine/event-machine';
import { eventStatusesOfList } from '@repo/domain/order/event-lists';

const eventsKey = 'GET /api/v1/User/EventSetup/list/:userId/:status';

/** The three lists of a host's events, in the words of the API (S2§2, A-59). */
export const hostLists = ['upcoming', 'completed', 'cancel'] as const;
export type HostList = (typeof hostLists)[number];

/** Returns the list that has events of a status; drafts and recap-only events are in none. */
export const hostListOf = (status: EventStatus): HostList | undefined =>
  hostLists.find((list) => {
    const statuses = eventStatusesOfList(list);
    return statuses.ok && statuses.value.includes(status);
  });

type Page = {
  readonly hostId: number;
  readonly list: HostList;
  /** Without one, the first hundred events. */
  readonly page?: number;
};

/** A page of a host's events, newest order first. */
export const hostEvents = serverData.injectEndpoints({
  endpoints: (build) => ({
    hostEvents: build.query<PageOf<HostEvent>, Page>({
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
