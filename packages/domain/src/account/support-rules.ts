import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';

/** Rules of the support form (S2§2, A-54). */
export const supportRules = {
  subject: requiredText(textLimits.supportSubject),
  message: requiredText(textLimits.longText),
} as const satisfies Readonly<Record<string, FieldRule>>;
