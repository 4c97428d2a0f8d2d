import type { ErrorCode } from '../errors/error-catalogue.ts';
import { countCharacters, type FieldRule } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/** The five lines of the live checklist, in its order (S1§2). */
const parts = {
  number: /\p{Nd}/u,
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  special: /[^\p{L}\p{M}\p{N}\s]/u,
  length: new RegExp(`.{${textLimits.passwordMin}}`, 'su'),
} as const;

export type PasswordPart = keyof typeof parts;
export const passwordParts = Object.keys(parts) as readonly PasswordPart[];

/** Whether a password, as it is typed, fulfils a line of the checklist (S1§2). */
export const hasPasswordPart = (password: string, part: PasswordPart): boolean => parts[part].test(password);

/** A password that somebody has already: required and limited, judged by what is stored (S1§5, S2§5). */
export const checkCurrentPassword: FieldRule = (entered) => {
  if (entered === '') return fail('this_field_is_required');
  return countCharacters(entered) > textLimits.password ? fail('this_field_is_too_long') : ok(entered);
};

/** The rule of every new password (S1§5, S2§5); spaces count, nothing is trimmed. */
export const checkNewPassword: FieldRule = (entered) => {
  const password = checkCurrentPassword(entered);
  if (!password.ok) return password;
  const isStrong = passwordParts.every((part) => hasPasswordPart(entered, part));
  return isStrong ? password : fail('password_instruction_error');
};

/** The second entry of a new password must be the first one (S1§5, S2§5, S3§5). */
export function checkConfirmation(password: string, confirmation: string): Result<string, ErrorCode> {
  if (confirmation === '') return fail('this_field_is_required');
  return confirmation === password ? ok(password) : fail('password_confirm_password_does_not_match');
}
