import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { checkFeedback, checkStars } from '@repo/domain/review/review-rules';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { providerRepository } from './provider.repository.ts';
import { reviewRepository } from './review.repository.ts';

export type NewReview = {
  readonly providerId: number;
  readonly hostId: number;
  readonly stars: number;
  readonly feedback: string;
};

/** Adds what a host thinks of a provider; the average follows by itself. */
export async function addReview(
  database: Database,
  review: NewReview,
  nowSeconds: number,
): Promise<Result<void, ErrorCode>> {
  const stars = checkStars(review.stars);
  const feedback = checkFeedback(review.feedback);
  if (!stars.ok) return stars;
  if (!feedback.ok) return feedback;
  return inTransaction(database, async (transaction) => {
    const isThere = await providerRepository(transaction).lock(review.providerId);
    if (!isThere) return fail('object_does_not_exist');
    await reviewRepository(transaction).add({
      providerId: review.providerId,
      hostId: review.hostId,
      stars: stars.value,
      feedback: feedback.value,
      at: new Date(nowSeconds * 1000),
    });
    return ok(undefined);
  });
}
