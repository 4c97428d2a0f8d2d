import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, optionalText, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { isIntegerWithin } from '../integer-range.ts';

/** Requires 1 to 5 whole stars (S2§5). */
export function checkStars(stars: number | null): Result<number, ErrorCode> {
  if (stars === null || stars === 0) return fail('please_give_rating');
  return isIntegerWithin(stars, textLimits.reviewStars) ? ok(stars) : fail('this_field_is_invalid');
}

/** Limits the text of a review (S2§5, A-07). */
export const checkFeedback: FieldRule = optionalText(textLimits.longText);

/** Requires the text of a provider's reply, no longer than that of a review. */
export const checkReviewReply: FieldRule = requiredText(textLimits.longText);
