import type { ErrorCode } from '../errors/error-catalogue.ts';
import { deliveryLimits, fileLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { isVideoName } from './accepted-files.ts';
import { secondsPerDay } from '../time/seconds.ts';

/** What the host of an event has allowed with its pictures. */
export type PictureUse = {
  readonly eventEndsAtSeconds: number;
  readonly hasMarketingConsent: boolean;
  readonly isEarlyUseAllowed: boolean;
};

/** From when a provider may show pictures of an event: 7 days after its end, or at once if the host says so. */
export const profileUseStartsAt = (use: PictureUse): number =>
  use.isEarlyUseAllowed
    ? use.eventEndsAtSeconds
    : use.eventEndsAtSeconds + deliveryLimits.profileEmbargoDays * secondsPerDay;

/** Whether the pictures of an event may be shown on a profile at all, and yet (S1§2, A-44). */
export function checkPictureUse(use: PictureUse, nowSeconds: number): Result<void, ErrorCode> {
  if (!use.hasMarketingConsent) return fail('marketing_consent_is_missing');
  return nowSeconds < profileUseStartsAt(use) ? fail('profile_embargo') : ok(undefined);
}

/** What may be added to a profile in one go: images, at most 12, into a portfolio of at most 30 (S3§5, A-05). */
export function checkAddToProfile(
  fileNames: readonly string[],
  portfolioImages: number,
): Result<readonly string[], ErrorCode> {
  if (fileNames.some(isVideoName)) return fail('please_unselect_videos');
  if (fileNames.length > fileLimits.addToProfileImages) return fail('only_12_images_are_allowed');
  const isRoomLeft = portfolioImages + fileNames.length <= fileLimits.portfolioImages.to;
  return isRoomLeft ? ok(fileNames) : fail('portfolio_is_full');
}
