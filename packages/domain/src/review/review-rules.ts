import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, optionalText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { isWholeWithin } from '../whole-range.ts';

/** The stars of a review: 1 to 5 whole ones, and no review without them (S2§5). */
export function checkStars(stars: number | null): Result<number, ErrorCode> {
  if (stars === null || stars === 0) return fail('please_give_rating');
  return isWholeWithin(stars, textLimits.reviewStars) ? ok(stars) : fail('this_field_is_invalid');
}

/** What a host adds in words, up to the shared limit (S2§5, A-07). */
export const checkFeedback: FieldRule = optionalText(textLimits.longText);
