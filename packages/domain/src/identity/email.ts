import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok } from '../result.ts';

/** One @ with text before it and a domain of dotted labels after it. Only a sent mail proves more. */
const shape =
  /^[^\s@<>()",;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** Requires an email address of at most 254 characters (S1§5, A-08) and normalizes it. */
export const checkEmail =
  (missing: ErrorCode = 'this_field_is_required'): FieldRule =>
  (entered) => {
    const text = requiredText(textLimits.email, missing)(entered);
    if (!text.ok) return text;
    return shape.test(text.value) ? ok(normalizeEmail(text.value)) : fail('this_field_is_invalid');
  };

/**
 * Normalizes an address for storing and comparing: lower case, composed characters (NFC, RFC 6532). NFKC would equate
 * addresses that mail servers distinguish.
 */
export const normalizeEmail = (address: string): string =>
  address.normalize('NFC').toLowerCase().normalize('NFC');
