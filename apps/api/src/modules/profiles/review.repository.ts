import type { Database } from '../../database/schema.ts';

export type ReviewToAdd = {
  readonly providerId: number;
  readonly hostId: number;
  readonly stars: number;
  readonly feedback: string;
  readonly at: Date;
};

export const reviewRepository = (database: Database) => ({
  /** The average follows by a trigger. */
  add: (review: ReviewToAdd) =>
    database
      .insertInto('review')
      .values({
        provider_id: review.providerId,
        host_id: review.hostId,
        stars: review.stars,
        feedback: review.feedback,
        created_at: review.at,
        updated_at: review.at,
      })
      .execute(),
});
