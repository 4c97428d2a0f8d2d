import type { ErrorCode } from '../errors/error-catalogue.ts';
import { countCharacters, type FieldRule } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/** The five rules of the live checklist, in its order (S1§2). */
const parts = {
  number: /\p{Nd}/u,
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  special: /[^\p{L}\p{M}\p{N}\s]/u,
  length: new RegExp(`.{${textLimits.passwordMin}}`, 'su'),
} as const;

export type PasswordPart = keyof typeof parts;
export const passwordParts = Object.keys(parts) as readonly PasswordPart[];

/** Whether a typed password fulfils a rule of the checklist (S1§2). */
export const hasPasswordPart = (password: string, part: PasswordPart): boolean => parts[part].test(password);

/** Requires a current password within the limit; the stored password decides whether it is right (S1§5, S2§5). */
export const checkCurrentPassword: FieldRule = (entered) => {
  if (entered === '') return fail('this_field_is_required');
  return countCharacters(entered) > textLimits.password ? fail('this_field_is_too_long') : ok(entered);
};

/** Requires a new password that fulfils the checklist. Spaces count (S1§5, S2§5). */
export const checkNewPassword: FieldRule = (entered) => {
  const password = checkCurrentPassword(entered);
  if (!password.ok) return password;
  const isStrong = passwordParts.every((part) => hasPasswordPart(entered, part));
  return isStrong ? password : fail('password_instruction_error');
};

/** Requires a longer new password for operators. */
export const checkOperatorPassword: FieldRule = (entered) => {
  const password = checkNewPassword(entered);
  if (!password.ok || countCharacters(entered) >= textLimits.operatorPasswordMin) return password;
  return fail('operator_password_is_too_short');
};

/** Requires the confirmation to equal the new password (S1§5, S2§5, S3§5). */
export function checkConfirmation(password: string, confirmation: string): Result<string, ErrorCode> {
  if (confirmation === '') return fail('this_field_is_required');
  return confirmation === password ? ok(password) : fail('password_confirm_password_does_not_match');
}
