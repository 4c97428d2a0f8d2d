import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { checkPersonName } from './person-name.ts';
import { checkPhone } from './phone-number.ts';

/** The fields that a host may change in My Account (S2§5); the e-mail is read-only, the address has its own rule. */
export const accountRules = {
  firstName: checkPersonName,
  lastName: checkPersonName,
  phoneNumber: checkPhone(),
  city: requiredText(textLimits.city),
  postalCode: requiredText(textLimits.postalCode),
  province: requiredText(textLimits.province),
  country: requiredText(textLimits.country),
} as const satisfies Readonly<Record<string, FieldRule>>;
