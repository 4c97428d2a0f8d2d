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

/** Whether a viewer may share: the host always, a provider if the host permits it. */
export const canShare = (kind: Viewer['kind'], isSharingPermitted: boolean): boolean =>
  kind === 'host' || (kind === 'provider' && isSharingPermitted);

/** Returns when a new link expires: after 90 days, unless the host sets another day. */
export const defaultShareExpiry = (nowSeconds: number): number =>
  nowSeconds + deliveryLimits.shareLinkDays * secondsPerDay;

/** Requires an expiry in the future. */
export const checkShareExpiry = (expiresAtSeconds: number, nowSeconds: number): Result<number, ErrorCode> =>
  expiresAtSeconds > nowSeconds ? ok(expiresAtSeconds) : fail('this_field_is_invalid');

/** Accepts no PIN, or 4 to 8 digits. */
export const checkSharePin: FieldRule = (entered) =>
  entered === '' || pinDigits.test(entered) ? ok(entered) : fail('share_pin_is_invalid');

/**
 * Checks whether a link opens its gallery. A missing and a revoked link fail alike; an expired one says so.
 */
export function checkShareLink(
  link: ShareLink | null,
  isPinRight: boolean,
  nowSeconds: number,
): Result<void, ErrorCode> {
  if (link === null || link.isRevoked) return fail('object_does_not_exist');
  if (nowSeconds >= link.expiresAtSeconds) return fail('share_link_has_expired');
  return link.hasPin && !isPinRight ? fail('share_pin_is_incorrect') : ok(undefined);
}
