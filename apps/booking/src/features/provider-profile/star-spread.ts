import { textLimits } from '@repo/domain/limits';
import { wholeNumbersOf } from '@repo/domain/whole-range';
import type { HostReview } from '../../model/api/provider-profile.ts';

export type StarShare = { readonly stars: number; readonly count: number; readonly percent: number };

/** How many reviews have how many stars, the best first. */
export const starSpreadOf = (reviews: readonly Pick<HostReview, 'stars'>[]): readonly StarShare[] =>
  wholeNumbersOf(textLimits.reviewStars)
    .toReversed()
    .map((stars) => {
      const count = reviews.filter((review) => review.stars === stars).length;
      return { stars, count, percent: reviews.length === 0 ? 0 : (count * 100) / reviews.length };
    });
