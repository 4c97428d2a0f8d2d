import type { ErrorCode } from '../errors/error-catalogue.ts';
import { deliveryLimits, fileLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { isVideoName } from './accepted-files.ts';
import { secondsPerDay } from '../time/seconds.ts';

/** The host's permissions for photos of an event. */
export type PhotoUse = {
  readonly eventEndsAtSeconds: number;
  readonly hasMarketingConsent: boolean;
  readonly isEarlyUseAllowed: boolean;
};

/**
 * Returns when a provider may show photos of an event: 7 days after its end, or at once if the host allows it.
 */
export const profileUseStartsAt = (use: PhotoUse): number =>
  use.isEarlyUseAllowed
    ? use.eventEndsAtSeconds
    : use.eventEndsAtSeconds + deliveryLimits.profileEmbargoDays * secondsPerDay;

/** Checks whether photos of an event may be shown on a profile now (S1§2, A-44). */
export function checkPhotoUse(use: PhotoUse, nowSeconds: number): Result<void, ErrorCode> {
  if (!use.hasMarketingConsent) return fail('marketing_consent_is_missing');
  return nowSeconds < profileUseStartsAt(use) ? fail('profile_embargo') : ok(undefined);
}

/** Checks files to be added to a profile: at most 12 images at once, in a portfolio of at most 30 (S3§5, A-05). */
export function checkAddToProfile(
  fileNames: readonly string[],
  portfolioImages: number,
): Result<readonly string[], ErrorCode> {
  if (fileNames.some(isVideoName)) return fail('please_unselect_videos');
  if (fileNames.length > fileLimits.addToProfileImages) return fail('only_12_images_are_allowed');
  const isRoomLeft = portfolioImages + fileNames.length <= fileLimits.portfolioImages.to;
  return isRoomLeft ? ok(fileNames) : fail('portfolio_is_full');
}
