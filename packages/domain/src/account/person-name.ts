import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail } from '../result.ts';

/** Requires a name of at most 35 characters that begins with a letter (S2§5, S3§5). */
export const checkPersonName: FieldRule = (entered) => {
  const name = requiredText(textLimits.personName)(entered);
  return name.ok && !/^\p{L}/u.test(name.value) ? fail('this_field_is_invalid') : name;
};
