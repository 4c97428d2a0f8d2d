import type { ErrorCode } from '../errors/error-catalogue.ts';
import { digitsWithin, type FieldRule } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok } from '../result.ts';

const digits = digitsWithin(textLimits.phoneDigits);

/** A phone number as people write it, without spaces, dashes, brackets, dots and the leading +1. */
export const normalizePhone = (entered: string): string =>
  entered.replace(/[\s().\-\u2010-\u2015]/g, '').replace(/^\+1/, '');

/** A phone number that may be left out: 9 or 10 digits otherwise (S1§5). */
export const checkOptionalPhone: FieldRule = (entered) => {
  const phone = normalizePhone(entered);
  return phone === '' || digits.test(phone) ? ok(phone) : fail('this_field_is_invalid');
};

/** A required phone number of 9 or 10 digits (S2§5, S3§5). */
export const checkPhone =
  (missing: ErrorCode = 'this_field_is_required'): FieldRule =>
  (entered) =>
    entered.trim() === '' ? fail(missing) : checkOptionalPhone(entered);
