import type { ErrorCode } from '../errors/error-catalogue.ts';
import { digitsWithin, type FieldRule } from '../field/field-rule.ts';
import { deliveryLimits, textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Viewer } from './file-rights.ts';
import { secondsPerDay } from '../time/seconds.ts';

const pinDigits = digitsWithin(textLimits.sharePinDigits);

export type ShareLink = {
  readonly expiresAtSeconds: number;
  readonly isRevoked: boolean;
  readonly hasPin: boolean;
};

/** The host always has a share link; a provider only if the host ticked the permission. */
export const canShare = (kind: Viewer['kind'], isSharingPermitted: boolean): boolean =>
  kind === 'host' || (kind === 'provider' && isSharingPermitted);

/** A link ends by itself, 90 days from its making unless the host sets another day. */
export const defaultShareExpiry = (nowSeconds: number): number =>
  nowSeconds + deliveryLimits.shareLinkDays * secondsPerDay;

/** The end of a link that a host sets: any time to come. */
export const checkShareExpiry = (expiresAtSeconds: number, nowSeconds: number): Result<number, ErrorCode> =>
  expiresAtSeconds > nowSeconds ? ok(expiresAtSeconds) : fail('this_field_is_invalid');

/** The PIN of a link: none, or 4 to 8 digits. */
export const checkSharePin: FieldRule = (entered) =>
  entered === '' || pinDigits.test(entered) ? ok(entered) : fail('share_pin_is_invalid');

/** Whether a link opens its gallery: a missing or revoked one leads nowhere, an ended one says so. */
export function openShareLink(
  link: ShareLink | null,
  isPinRight: boolean,
  nowSeconds: number,
): Result<void, ErrorCode> {
  if (link === null || link.isRevoked) return fail('object_does_not_exist');
  if (nowSeconds >= link.expiresAtSeconds) return fail('share_link_has_expired');
  return link.hasPin && !isPinRight ? fail('share_pin_is_incorrect') : ok(undefined);
}
