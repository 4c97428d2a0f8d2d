import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, optionalText, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Rules of the texts of a portfolio (S3§5, A-07). The specs set no limit for the profile name; a name's limit
 * applies.
 */
export const portfolioRules = {
  profileName: requiredText(textLimits.personName),
  bio: requiredText(textLimits.longText),
  additionalEquipment: optionalText(textLimits.longText),
} as const satisfies Readonly<Record<string, FieldRule>>;

/** Requires a saved portfolio, because the preview shows what is saved (S3§5). */
export const checkPreview = (isSaved: boolean): Result<void, ErrorCode> =>
  isSaved ? ok(undefined) : fail('profile_doesnot_exist');
