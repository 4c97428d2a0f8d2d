import { contractCall, serverData } from '@repo/api-client/server-data';
import type { PublicProfile } from '@repo/contracts/profiles/public-profile';
import { brand } from '@repo/domain/brand';

const profileKey = `GET /api/v1/${brand.slug}/Profile/ViewProfile/:id` as const;

export type OwnReview = PublicProfile['reviews'][number];

/** The reviews on the provider's own public profile, the newest first. */
export const ownReviews = serverData.injectEndpoints({
  endpoints: (build) => ({
    ownReviews: build.query<readonly OwnReview[], number>({
      query: (id) => contractCall(profileKey, { params: { id: String(id) } }),
      transformResponse: ({ reviews }: PublicProfile) => reviews,
      providesTags: ['live'],
    }),
  }),
});

export const { useOwnReviewsQuery } = ownReviews;
