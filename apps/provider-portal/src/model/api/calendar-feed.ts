import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';

const feedKey = `GET /api/v1/${brand.slug}/Calendar` as const;

/** Since when the own calendar feed has a link. */
export const calendarFeed = serverData.injectEndpoints({
  endpoints: (build) => ({
    calendarFeed: build.query<CallReply<typeof feedKey>, void>({
      query: () => contractCall(feedKey, {}),
      // Another device may have replaced or revoked the link.
      providesTags: ['live'],
    }),
  }),
});

export const { useCalendarFeedQuery } = calendarFeed;
