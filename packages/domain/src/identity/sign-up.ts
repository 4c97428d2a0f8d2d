import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { checkEmail } from './email.ts';
import { checkNewPassword } from './password.ts';

/** The fields of a host's sign-up (S1§5). */
export const signUpRules = {
  firstName: requiredText(textLimits.personName),
  lastName: requiredText(textLimits.personName),
  email: checkEmail(),
  password: checkNewPassword,
} as const satisfies Readonly<Record<string, FieldRule>>;

/** Whether the box for news is ticked before anybody has chosen (S1§3, A-43); an event has boxes of its own. */
export const isNewsDefault = false;
