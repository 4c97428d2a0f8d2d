import type { ApiFailure } from '@repo/api-client/api-failure';
import { brand } from '@repo/domain/brand';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { ownReviews } from './api/own-reviews.ts';

const replyKey = `POST /api/v1/${brand.slug}/Review/Reply` as const;

type Sent = { readonly providerId: number; readonly reviewId: number; readonly text: string };

/** Publishes the reply to a review and shows it; returns the failure, if any. */
export const replyToReview =
  ({ providerId, reviewId, text }: Sent): AppThunk<Promise<ApiFailure | undefined>> =>
  async (dispatch, _, { call }) => {
    const result = await call(replyKey, { body: { reviewId, text } }, { failureToast: 'silent' });
    if (!result.ok) return result.failure;
    dispatch(actionSucceeded('review_reply_published'));
    dispatch(
      ownReviews.util.updateQueryData('ownReviews', providerId, (reviews) =>
        reviews.map((review) => (review.id === reviewId ? { ...review, reply: text } : review)),
      ),
    );
    return undefined;
  };
