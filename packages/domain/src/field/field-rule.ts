import type { ErrorCode } from '../errors/error-catalogue.ts';
import type { WholeRange } from '../whole-range.ts';
import { fail, ok, type Result } from '../result.ts';

/** What a form field may hold: the cleaned value, or the code of its message. */
export type FieldRule<Value = string> = (entered: string) => Result<Value, ErrorCode>;

/** The shape of a text of digits only, so many of them. */
export const digitsWithin = ({ from, to }: WholeRange): RegExp => new RegExp(`^[0-9]{${from},${to}}$`);

/** Characters as a reader counts them, so that an emoji is one and not two. */
export const countCharacters = (text: string): number => [...text].length;

/** A text that must be there and has a limit; spaces around it do not count. */
export const requiredText =
  (maxCharacters: number, missing: ErrorCode = 'this_field_is_required'): FieldRule =>
  (entered) =>
    entered.trim() === '' ? fail(missing) : optionalText(maxCharacters)(entered);

/** A text that may be empty and has a limit. */
export const optionalText =
  (maxCharacters: number): FieldRule =>
  (entered) => {
    const text = entered.trim();
    return countCharacters(text) > maxCharacters ? fail('this_field_is_too_long') : ok(text);
  };
