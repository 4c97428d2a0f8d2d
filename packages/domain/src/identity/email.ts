import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok } from '../result.ts';

/** One @, something before it, and a domain of dotted labels after it; the mailbox itself proves the rest. */
const shape =
  /^[^\s@<>()",;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** A required e-mail address of at most 254 characters (S1§5, A-08), in the spelling it is stored in. */
export const checkEmail =
  (missing: ErrorCode = 'this_field_is_required'): FieldRule =>
  (entered) => {
    const text = requiredText(textLimits.email, missing)(entered);
    if (!text.ok) return text;
    return shape.test(text.value) ? ok(text.value.toLowerCase()) : fail('this_field_is_invalid');
  };
