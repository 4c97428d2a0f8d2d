import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';

const key = 'GET /api/v1/User/EventSetup/GetEventTypes';

const eventTypesData = serverData.injectEndpoints({
  endpoints: (build) => ({
    eventTypes: build.query<CallReply<typeof key>, void>({
      query: () => contractCall(key, { query: {} }),
      providesTags: ['localised'],
    }),
  }),
});

export const { useEventTypesQuery } = eventTypesData;
