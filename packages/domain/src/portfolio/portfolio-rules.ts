import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, optionalText, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/** The texts of a portfolio (S3§5, A-07). The specs give the profile name no limit; it is as long as a name. */
export const portfolioRules = {
  profileName: requiredText(textLimits.personName),
  bio: requiredText(textLimits.longText),
  additionalEquipment: optionalText(textLimits.longText),
} as const satisfies Readonly<Record<string, FieldRule>>;

/** The preview shows what is saved, so that there must be something (S3§5). */
export const checkPreview = (isSaved: boolean): Result<void, ErrorCode> =>
  isSaved ? ok(undefined) : fail('profile_doesnot_exist');
