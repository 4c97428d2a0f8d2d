import type { ErrorCode } from '../errors/error-catalogue.ts';
import type { FieldRule } from './field-rule.ts';

/** Returns the failure code of each invalid field, in the order of the rules; an empty object for a valid form. */
export function failedFields<Name extends string>(
  rules: Readonly<Record<Name, FieldRule<unknown>>>,
  form: Readonly<Record<NoInfer<Name>, string>>,
): Readonly<Partial<Record<Name, ErrorCode>>> {
  const failures: Partial<Record<Name, ErrorCode>> = {};
  for (const name in rules) {
    const checked = rules[name](form[name]);
    if (!checked.ok) failures[name] = checked.failure;
  }
  return failures;
}
