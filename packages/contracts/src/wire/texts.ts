import { checkOptionalPhone, checkPhone } from '@repo/domain/account/phone-number';
import { optionalText, requiredText } from '@repo/domain/field/field-rule';
import type { FieldRule } from '@repo/domain/field/field-rule';
import { checkEmail } from '@repo/domain/identity/email';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';

/**
 * A text by the rule of the domain: what comes out is cleaned as the rule cleans it, and a refusal carries the
 * rule's own key as its message. The limit is stated again for the documents only, which cannot read a rule;
 * it counts characters, as they do.
 */
export const ruledText = (rule: FieldRule, maxCharacters: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? failureOf(rule, '') : undefined) })
    .meta({ maxLength: maxCharacters })
    .transform((entered, context) => {
      const checked = rule(entered);
      if (checked.ok && isStorable(checked.value)) return checked.value;
      const message = checked.ok ? 'this_field_is_invalid' : checked.failure;
      context.addIssue({ code: 'custom', message, input: entered });
      return z.NEVER;
    });

/** No text of a database holds the character 0 or half of a pair, and nobody types one. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');

function failureOf(rule: FieldRule, entered: string): string | undefined {
  const checked = rule(entered);
  return checked.ok ? undefined : checked.failure;
}

/** A text that may be empty, without the spaces around it and with a limit of `textLimits`. */
export const text = (maxCharacters: number) => ruledText(optionalText(maxCharacters), maxCharacters);

/** A text that must be there. */
export const filledText = (maxCharacters: number) => ruledText(requiredText(maxCharacters), maxCharacters);

/** Notes, answers, feedback, a reason: everything with the shared maximum. */
export const longText = text(textLimits.longText);

export const email = ruledText(checkEmail(), textLimits.email);

/** Longest way to write a number of ten digits, with country code, spaces and brackets. */
export const longestPhone = 30;
export const phone = ruledText(checkPhone(), longestPhone);
export const optionalPhone = ruledText(checkOptionalPhone, longestPhone);

/** An address in one line, as the suggestions of the maps service write it. */
export const placeText = text(500);

/** The name of an uploaded file, as long as file systems allow. */
export const fileName = z.string().min(1).max(255);

/** Where a stored file is found: an answer of ours that comes back, or an address. */
export const fileReference = z.string().max(2048);

/** A word in a path, such as the name of a tab; the rule behind it knows which ones there are. */
export const pathWord = z.string().max(30);
