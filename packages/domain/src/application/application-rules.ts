import { checkPhone } from '../account/phone-number.ts';
import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, optionalText, requiredText } from '../field/field-rule.ts';
import { checkEmail } from '../identity/email.ts';
import { textLimits, travelLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/** The text fields of the application form (S3§5); address, photos, questions and distance have rules of their own. */
export const applicationRules = {
  firstName: requiredText(textLimits.applicationName, 'please_enter_first_name'),
  lastName: requiredText(textLimits.applicationName, 'please_enter_last_name'),
  email: checkEmail('please_enter_email'),
  instagramHandle: requiredText(textLimits.instagramHandle, 'please_enter_instagram'),
  phoneNumber: checkPhone('please_enter_phone_number'),
  referralName: optionalText(textLimits.referralName),
} as const satisfies Readonly<Record<string, FieldRule>>;

/** How far an applicant travels: one of the listed distances, the first one unless changed (S3§2). */
export const checkApplicationDistance = (distanceKm: number): Result<number, ErrorCode> =>
  travelLimits.applicationKm.some((offered) => offered === distanceKm)
    ? ok(distanceKm)
    : fail('invalid_input');

/** The phone must be one of the list of devices (S3§5). */
export function checkDevice(
  deviceId: number | null,
  knownDeviceIds: readonly number[],
): Result<number, ErrorCode> {
  if (deviceId === null) return fail('this_field_is_required');
  return knownDeviceIds.includes(deviceId) ? ok(deviceId) : fail('invalid_input');
}

/** Nobody applies without agreeing to the job role (S3§5). */
export const checkJobRoleAgreement = (isAgreed: boolean): Result<true, ErrorCode> =>
  isAgreed ? ok(true) : fail('this_field_is_required');

/** An e-mail applies once (S3§8); it is compared in the spelling it is stored in. */
export const checkFirstApplication = (
  email: string,
  appliedEmails: ReadonlySet<string>,
): Result<string, ErrorCode> =>
  appliedEmails.has(email) ? fail('sorry_this_user_email_has_already_applied') : ok(email);
