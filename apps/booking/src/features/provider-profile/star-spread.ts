import { textLimits } from '@repo/domain/limits';
import { integersIn } from '@repo/domain/integer-range';
import type { HostReview } from './provider-profile-query.ts';

export type StarShare = { readonly stars: number; readonly count: number; readonly percent: number };

/** Counts the reviews per number of stars, the best first. */
export const starSpreadOf = (reviews: readonly Pick<HostReview, 'stars'>[]): readonly StarShare[] =>
  integersIn(textLimits.reviewStars)
    .toReversed()
    .map((stars) => {
      const count = reviews.filter((review) => review.stars === stars).length;
      return { stars, count, percent: reviews.length === 0 ? 0 : (count * 100) / reviews.length };
    });
