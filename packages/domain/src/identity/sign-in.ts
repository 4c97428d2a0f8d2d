import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { checkCurrentPassword } from './password.ts';

/** Both sign-in forms ask for the two fields and limit them, no more (S1§5, S3§5). */
export const signInRules = {
  userName: requiredText(textLimits.email),
  password: checkCurrentPassword,
} as const satisfies Readonly<Record<string, FieldRule>>;
