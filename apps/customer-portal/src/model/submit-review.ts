import type { ApiFailure } from '@repo/api-client/api-failure';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { reviewForm } from './api/review-form.ts';

type Sent = {
  readonly hostId: number;
  readonly eventId: number;
  readonly providerId: number;
  /** 0 for none. */
  readonly stars: number;
  readonly feedback: string;
};

/** Sends a review or a change of it (N-R02), and loads the form again; returns the failure, if any. */
export const submitReview =
  ({ hostId, eventId, providerId, stars, feedback }: Sent): AppThunk<Promise<ApiFailure | undefined>> =>
  async (dispatch, _, { call }) => {
    const body = { id: 0, userId: hostId, sbuserId: providerId, eventId, reviews: stars, feedback };
    const result = await call('POST /api/v1/user/review', { body }, { failureToast: 'silent' });
    if (!result.ok) return result.failure;
    dispatch(actionSucceeded('review_submit_successfully'));
    await dispatch(
      reviewForm.endpoints.reviewForm.initiate(eventId, { forceRefetch: true, subscribe: false }),
    );
    return undefined;
  };
