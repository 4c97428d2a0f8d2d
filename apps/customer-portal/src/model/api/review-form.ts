import { contractCall, serverData } from '@repo/api-client/server-data';
import type { ReviewRow } from '@repo/contracts/reviews/reviews';

const formKey = 'GET /api/v1/user/review/:id';

/** The providers of an event with the host's reviews so far, and when reviews open and can no longer be changed. */
export type ReviewForm = {
  readonly providers: readonly ReviewRow[];
  readonly opensAtSeconds: number;
  /** Null until the event is completed. */
  readonly editableUntilSeconds: number | null;
};

function reviewFormOf(providers: readonly ReviewRow[], replyMeta: unknown): ReviewForm {
  const { opensAt, editableUntil }: Readonly<Record<string, unknown>> = Object(Object(replyMeta).event);
  return {
    providers,
    opensAtSeconds: typeof opensAt === 'number' ? opensAt : 0,
    editableUntilSeconds: typeof editableUntil === 'number' ? editableUntil : null,
  };
}

export const reviewForm = serverData.injectEndpoints({
  endpoints: (build) => ({
    reviewForm: build.query<ReviewForm, number>({
      query: (eventId) => contractCall(formKey, { params: { id: String(eventId) } }),
      transformResponse: reviewFormOf,
      providesTags: ['live'],
    }),
  }),
});

export const { useReviewFormQuery } = reviewForm;
