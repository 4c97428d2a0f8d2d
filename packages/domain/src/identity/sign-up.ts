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

/** What is ticked before anybody has chosen: the two boxes of an event are, the news are not (S1§3, A-43). */
export const defaultConsents = { marketing: true, gallerySharing: true, news: false } as const;
