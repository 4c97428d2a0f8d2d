import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';

const scheduleKey = `GET /api/v1/${brand.slug}/Profile/GetScheduleBySBId/:id` as const;

/** The own schedule of a provider, as the API carries it. */
export const ownSchedule = serverData.injectEndpoints({
  endpoints: (build) => ({
    ownSchedule: build.query<CallReply<typeof scheduleKey>, number>({
      query: (id) => contractCall(scheduleKey, { params: { id: String(id) } }),
      // Another device may have changed it.
      providesTags: ['live'],
    }),
  }),
});

export const { useOwnScheduleQuery } = ownSchedule;
