import type { FieldRule } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok } from '../result.ts';
import { checkPersonName } from './person-name.ts';
import { checkPhone } from './phone-number.ts';

const hstNumber = new RegExp(`^[A-Za-z0-9]{0,${textLimits.hstNumber}}$`);

/** Accepts an optional tax number of letters and digits (S3§5). */
const checkHstNumber: FieldRule = (entered) => {
  const text = entered.trim();
  return hstNumber.test(text) ? ok(text) : fail('this_field_is_invalid');
};

/**
 * Rules of the fields that a provider may change in My Info (S3§5). The email is read-only, the address is a place.
 */
export const providerInfoRules = {
  firstName: checkPersonName,
  lastName: checkPersonName,
  phoneNumber: checkPhone(),
  emergencyContactName: checkPersonName,
  emergencyContactNumber: checkPhone(),
  hstNumber: checkHstNumber,
} as const satisfies Readonly<Record<string, FieldRule>>;
