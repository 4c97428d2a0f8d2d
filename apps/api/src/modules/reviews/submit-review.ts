import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { checkFeedback, checkStars } from '@repo/domain/review/review-rules';
import { checkReviewWindow } from '@repo/domain/review/review-window';
import { dateOf, secondsOf } from '@repo/domain/time/unix-seconds';
import { inTransaction } from '../../database/in-transaction.ts';
import type { BookingDeps } from '../../deps.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { eventsIn, ordersIn } from '../orders/orders.module.ts';
import { completedAtSecondsOf } from './review-form.ts';
import { reviewRepository } from './review.repository.ts';

export type SentReview = {
  readonly eventId: number;
  readonly providerId: number;
  readonly stars: number | null;
  readonly feedback: string;
};

/**
 * Saves the review of a provider at an event of the host, or changes it. Locks the event, so that one of two
 * first reviews sent at once adds it and the other one changes it.
 */
export async function submitReview(
  deps: BookingDeps,
  hostId: number,
  { eventId, providerId, ...sent }: SentReview,
): Promise<Result<void, ErrorCode>> {
  const stars = checkStars(sent.stars);
  const feedback = checkFeedback(sent.feedback);
  if (!stars.ok) return stars;
  if (!feedback.ok) return feedback;
  return inTransaction(deps.database, async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    const lines = await ordersIn(transaction).listPaidLines(eventId);
    const line = lines.find((each) => each.providerId === providerId && each.request === 'accepted');
    if (event === undefined || line === undefined) return fail('object_does_not_exist');
    const reviews = reviewRepository(transaction);
    const work = {
      isOwnEvent: event.hostId === hostId,
      request: 'accepted' as const,
      startsAtSeconds: secondsOf(event.providerStartsAt),
      completedAtSeconds: completedAtSecondsOf(event),
      isReviewed: await reviews.isReviewed(eventId, providerId),
    };
    const nowSeconds = nowSecondsOf(deps.clock);
    const allowed = checkReviewWindow(work, nowSeconds);
    if (!allowed.ok) return allowed;
    const at = dateOf(nowSeconds);
    await reviews.save({ eventId, providerId, hostId, stars: stars.value, feedback: feedback.value, at });
    await deps.recordBookingEvent(transaction, { what: 'providerReviewed', lineId: line.id });
    return ok(undefined);
  });
}
