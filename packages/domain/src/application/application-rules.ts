import { checkPhone } from '../account/phone-number.ts';
import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, optionalText, requiredText } from '../field/field-rule.ts';
import { checkEmail } from '../identity/email.ts';
import { textLimits, travelLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Rules of the text fields of the application form (S3§5). Address, photos, questions and distance have their own
 * rules.
 */
export const applicationRules = {
  firstName: requiredText(textLimits.applicationName, 'please_enter_first_name'),
  lastName: requiredText(textLimits.applicationName, 'please_enter_last_name'),
  email: checkEmail('please_enter_email'),
  instagramHandle: requiredText(textLimits.instagramHandle, 'please_enter_instagram'),
  phoneNumber: checkPhone('please_enter_phone_number'),
  referralName: optionalText(textLimits.referralName),
} as const satisfies Readonly<Record<string, FieldRule>>;

/** Accepts one of the offered travel distances; the first is the default (S3§2). */
export const checkApplicationDistance = (distanceKm: number): Result<number, ErrorCode> =>
  travelLimits.applicationDistancesKm.some((offered) => offered === distanceKm)
    ? ok(distanceKm)
    : fail('invalid_input');

/** Requires a device of the list (S3§5). */
export function checkDevice(
  deviceId: number | null,
  knownDeviceIds: readonly number[],
): Result<number, ErrorCode> {
  if (deviceId === null) return fail('this_field_is_required');
  return knownDeviceIds.includes(deviceId) ? ok(deviceId) : fail('invalid_input');
}

/** Requires agreement to the job role (S3§5). */
export const checkJobRoleAgreement = (isAgreed: boolean): Result<true, ErrorCode> =>
  isAgreed ? ok(true) : fail('this_field_is_required');
