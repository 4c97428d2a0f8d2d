import { checkOptionalPhone, checkPhone } from '@repo/domain/account/phone-number';
import { oneLine } from '@repo/domain/field/one-line';
import { optionalText, requiredText } from '@repo/domain/field/field-rule';
import type { FieldRule } from '@repo/domain/field/field-rule';
import { checkEmail } from '@repo/domain/identity/email';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';

/**
 * A text with a rule of the domain, which cleans it and whose key is the message of a refusal. The limit is repeated
 * for the OpenAPI document only.
 */
export const ruledText = (rule: FieldRule, maxCharacters: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? failureOf(rule, '') : undefined) })
    .meta({ maxLength: maxCharacters })
    .transform((entered, context) => {
      const checked = rule(maxCharacters < textLimits.longText ? singleLine(entered) : readable(entered));
      if (checked.ok && isStorable(checked.value)) return checked.value;
      const message = checked.ok ? 'this_field_is_invalid' : checked.failure;
      context.addIssue({ code: 'custom', message, input: entered });
      return z.NEVER;
    });

/** Line breaks and other control characters. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;
/** Keeps NUL, so that it is refused below. */
const isRefused = (found: string): boolean => found.includes('\u0000');
const singleLine = (entered: string): string => (isRefused(entered) ? entered : oneLine(entered));
/** Normalizes the line breaks of long texts. */
const readable = (entered: string): string =>
  entered
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(controls, (found) => (isRefused(found) ? found : found.replaceAll(/[^\n\t]/g, '')));

/** Refuses NUL and unpaired surrogates, which the database cannot store. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');

function failureOf(rule: FieldRule, entered: string): string | undefined {
  const checked = rule(entered);
  return checked.ok ? undefined : checked.failure;
}

/** A trimmed text within a limit of `textLimits`; may be empty. */
export const text = (maxCharacters: number) => ruledText(optionalText(maxCharacters), maxCharacters);

/** A required text. */
export const filledText = (maxCharacters: number) => ruledText(requiredText(maxCharacters), maxCharacters);

/** Notes, answers, feedback, a reason: texts with the shared limit. */
export const longText = text(textLimits.longText);

export const email = ruledText(checkEmail(), textLimits.email);

/** Longest way to write a number of ten digits, with country code, spaces and brackets. */
export const longestPhone = 30;
export const phone = ruledText(checkPhone(), longestPhone);
export const optionalPhone = ruledText(checkOptionalPhone, longestPhone);

/** An address in one line, as the maps service writes it. */
export const placeText = text(500);

/** The name of an uploaded file, as long as file systems allow. */
export const fileName = z.string().min(1).max(255);

/** A reference of ours to a stored file, or an address. */
export const fileReference = z.string().max(2048);

/** A word in a path, such as the name of a tab; a rule checks it. */
export const pathWord = z.string().max(30);
