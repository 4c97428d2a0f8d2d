import type { ErrorCode } from '../errors/error-catalogue.ts';
import { eventLimits } from '../limits.ts';
import type { RequestState } from '../machine/request-machine.ts';
import { fail, ok, type Result } from '../result.ts';
import { secondsPerDay } from '../time/seconds.ts';

/** The work of a provider at an event, as far as it decides whether it may be reviewed. */
export type ReviewedWork = {
  readonly isOwnEvent: boolean;
  readonly request: RequestState;
  readonly startsAtSeconds: number;
  readonly completedAtSeconds: number | null;
  readonly isReviewed: boolean;
};

/** Until when a sent review can be changed; null until the event is completed. */
export const reviewEditableUntil = (completedAtSeconds: number | null): number | null =>
  completedAtSeconds === null ? null : completedAtSeconds + eventLimits.reviewChangeDays * secondsPerDay;

/**
 * Checks whether a host may send a review now (S2§6, A-46): of an accepted provider of their own event, once the work
 * has started. It can be changed until 14 days after the event's completion.
 */
export function checkReviewWindow(work: ReviewedWork, nowSeconds: number): Result<void, ErrorCode> {
  if (!work.isOwnEvent || work.request !== 'accepted') return fail('object_does_not_exist');
  if (nowSeconds < work.startsAtSeconds) return fail('review_is_not_open_yet');
  const editableUntil = reviewEditableUntil(work.completedAtSeconds);
  const isStillEditable = editableUntil === null || nowSeconds < editableUntil;
  return work.isReviewed && !isStillEditable ? fail('review_can_no_longer_be_changed') : ok(undefined);
}
