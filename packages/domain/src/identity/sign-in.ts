import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { checkCurrentPassword } from './password.ts';

/** Rules of both sign-in forms: both fields are required and limited (S1§5, S3§5). */
export const signInRules = {
  userName: requiredText(textLimits.email),
  password: checkCurrentPassword,
} as const satisfies Readonly<Record<string, FieldRule>>;
