import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { checkEmail } from './email.ts';
import { checkNewPassword } from './password.ts';

/** Rules of a host's sign-up (S1§5). */
export const signUpRules = {
  firstName: requiredText(textLimits.personName),
  lastName: requiredText(textLimits.personName),
  email: checkEmail(),
  password: checkNewPassword,
} as const satisfies Readonly<Record<string, FieldRule>>;

/** Default of the newsletter box (S1§3, A-43). Events have consent boxes of their own. */
export const isNewsletterDefault = false;
