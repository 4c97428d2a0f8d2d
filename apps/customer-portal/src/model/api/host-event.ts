import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';

const eventKey = 'GET /api/v1/User/EventSetup/GetExtendTipEvent/:eventId';

/** One event of the host, with what its pages need to know of each provider. */
export const hostEvent = serverData.injectEndpoints({
  endpoints: (build) => ({
    hostEvent: build.query<CallReply<typeof eventKey>, number>({
      // The pages say in place that an event is missing or did not load.
      query: (eventId) => contractCall(eventKey, { params: { eventId: String(eventId) } }, 'none'),
      providesTags: ['live'],
    }),
  }),
});

export const { useHostEventQuery } = hostEvent;
