import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { ok } from '../result.ts';
import { canadianPostalCodeOf } from '../postal/postal-code.ts';
import { checkPersonName } from './person-name.ts';
import { checkPhone } from './phone-number.ts';

/** Requires a postal code, and writes a Canadian one as `A1A 1A1`. */
const checkPostalCode: FieldRule = (entered) => {
  const text = requiredText(textLimits.postalCode)(entered);
  return text.ok ? ok(canadianPostalCodeOf(text.value) ?? text.value) : text;
};

/**
 * Rules of the fields that a host may change in My Account (S2§5). The email is read-only, the address has its own
 * rule.
 */
export const accountRules = {
  firstName: checkPersonName,
  lastName: checkPersonName,
  phoneNumber: checkPhone(),
  city: requiredText(textLimits.city),
  postalCode: checkPostalCode,
  province: requiredText(textLimits.province),
  country: requiredText(textLimits.country),
} as const satisfies Readonly<Record<string, FieldRule>>;
