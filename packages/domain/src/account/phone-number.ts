import type { ErrorCode } from '../errors/error-catalogue.ts';
import { digitsWithin, type FieldRule } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok } from '../result.ts';

const digits = digitsWithin(textLimits.phoneDigits);

/**
 * Returns a phone number without spaces, dashes, brackets, dots and the country code: a leading +1, or the leading 1 of
 * eleven digits.
 */
export const normalizePhone = (entered: string): string =>
  entered
    .replace(/[\s().\-\u2010-\u2015]/g, '')
    .replace(/^\+1/, '')
    .replace(/^1(?=\d{10}$)/, '');

/** Accepts an empty text, or a phone number of 9 or 10 digits (S1§5). */
export const checkOptionalPhone: FieldRule = (entered) => {
  const phone = normalizePhone(entered);
  return phone === '' || digits.test(phone) ? ok(phone) : fail('this_field_is_invalid');
};

/** Requires a phone number of 9 or 10 digits (S2§5, S3§5). */
export const checkPhone =
  (missing: ErrorCode = 'this_field_is_required'): FieldRule =>
  (entered) =>
    entered.trim() === '' ? fail(missing) : checkOptionalPhone(entered);
