import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { dateOf } from '@repo/domain/time/unix-seconds';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { reviewRepository } from './review.repository.ts';

/** Publishes a provider's only reply to a review. The same text sent again succeeds and changes nothing. */
export const replyToReview = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  providerId: number,
  { reviewId, text }: { readonly reviewId: number; readonly text: string },
): Promise<Result<void, ErrorCode>> =>
  inTransaction(database, async (transaction) => {
    const reviews = reviewRepository(transaction);
    const reply = await reviews.lockReply(reviewId, providerId);
    if (reply === undefined) return fail('object_does_not_exist');
    if (reply !== null) return reply === text ? ok(undefined) : fail('review_has_a_reply');
    await reviews.saveReply(reviewId, text, dateOf(nowSecondsOf(clock)));
    return ok(undefined);
  });
