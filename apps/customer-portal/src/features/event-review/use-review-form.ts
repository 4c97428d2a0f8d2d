import type { ReviewRow } from '@repo/contracts/reviews/reviews';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkFeedback, checkStars } from '@repo/domain/review/review-rules';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useMemo } from 'react';
import { submitReview } from '../../model/submit-review.ts';

/** 0 stars stand for none. */
type ReviewValues = { readonly stars: number; readonly feedback: string };

/** The form of one review; it starts with what was sent before. */
export function useReviewForm(eventId: number, { sbuserId, sbUser }: ReviewRow) {
  const dispatch = useAppDispatch();
  const hostId = useAccountId();
  const sent = sbUser.sbReviews[0];
  const initialValues = useMemo(
    (): ReviewValues => ({ stars: sent?.reviews ?? 0, feedback: sent?.feedback ?? '' }),
    [sent?.reviews, sent?.feedback],
  );
  const form = useFormikForm({
    initialValues,
    check: checkReview,
    send: ({ stars, feedback }) =>
      dispatch(submitReview({ hostId, eventId, providerId: sbuserId, stars, feedback: feedback.trim() })),
  });
  const { stars, feedback } = form.values;
  return {
    form,
    hasChanges: stars !== initialValues.stars || feedback.trim() !== initialValues.feedback,
    isSent: sent !== undefined,
  };
}

function checkReview(values: ReviewValues): Partial<Record<keyof ReviewValues, ErrorCode>> {
  const stars = checkStars(values.stars);
  const feedback = checkFeedback(values.feedback);
  return {
    ...(stars.ok ? {} : { stars: stars.failure }),
    ...(feedback.ok ? {} : { feedback: feedback.failure }),
  };
}
