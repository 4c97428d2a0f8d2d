import type { ErrorCode } from '../errors/error-catalogue.ts';
import type { IntegerRange } from '../integer-range.ts';
import { fail, ok, type Result } from '../result.ts';

/** Checks a form field: returns the cleaned value or the code of its message. */
export type FieldRule<Value = string> = (entered: string) => Result<Value, ErrorCode>;

/** Matches texts of digits only, within a range of lengths. */
export const digitsWithin = ({ from, to }: IntegerRange): RegExp => new RegExp(`^[0-9]{${from},${to}}$`);

/** Counts characters as readers see them: an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;

/** Requires a text within a limit. Surrounding spaces do not count. */
export const requiredText =
  (maxCharacters: number, missing: ErrorCode = 'this_field_is_required'): FieldRule =>
  (entered) =>
    entered.trim() === '' ? fail(missing) : optionalText(maxCharacters)(entered);

/** Accepts an empty text or one within a limit. */
export const optionalText =
  (maxCharacters: number): FieldRule =>
  (entered) => {
    const text = entered.trim();
    return countCharacters(text) > maxCharacters ? fail('this_field_is_too_long') : ok(text);
  };
