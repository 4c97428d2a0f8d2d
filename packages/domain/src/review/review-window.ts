import type { ErrorCode } from '../errors/error-catalogue.ts';
import { deliveryLimits } from '../limits.ts';
import type { RequestState } from '../machine/request-machine.ts';
import { fail, ok, type Result } from '../result.ts';
import { secondsPerDay } from '../time/seconds.ts';

/** One provider of one event, as far as the review of it depends on it. */
export type ReviewedWork = {
  readonly isOwnEvent: boolean;
  readonly request: RequestState;
  readonly startsAtSeconds: number;
  readonly completedAtSeconds: number | null;
  readonly isReviewed: boolean;
};

/**
 * Whether a host may send a review now (S2§6, A-46): of a provider who accepted the own event, once the work
 * has started; sending again changes it, until 14 days after the event was completed.
 */
export function checkReviewWindow(work: ReviewedWork, nowSeconds: number): Result<void, ErrorCode> {
  if (!work.isOwnEvent || work.request !== 'accepted') return fail('object_does_not_exist');
  if (nowSeconds < work.startsAtSeconds) return fail('review_is_not_open_yet');
  const isStillEditable =
    work.completedAtSeconds === null ||
    nowSeconds < work.completedAtSeconds + deliveryLimits.reviewEditDays * secondsPerDay;
  return work.isReviewed && !isStillEditable ? fail('review_can_no_longer_be_changed') : ok(undefined);
}
