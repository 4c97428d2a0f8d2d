import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fileLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { extensionOf, isConvertedName, photoExtensions } from '../upload/accepted-files.ts';

const { from, to } = fileLimits.portfolioImages;

const isPhoto = (fileName: string): boolean =>
  isConvertedName(fileName) || photoExtensions.includes(extensionOf(fileName));

/** Requires a profile photo of one of five file types (S3§5). */
export function checkProfilePhoto(fileName: string | null): Result<string, ErrorCode> {
  if (fileName === null) return fail('please_upload_profile_picture');
  return isPhoto(fileName) ? ok(fileName) : fail('profile_image_format_not_supported');
}

/** Requires a portfolio image of one of the same file types (S3§5). */
export const checkPortfolioImage = (fileName: string): Result<string, ErrorCode> =>
  isPhoto(fileName) ? ok(fileName) : fail('invalid_image_type');

/** Requires 6 to 30 images in a saved portfolio (S3§5, A-05). */
export function checkImageCount(count: number): Result<number, ErrorCode> {
  if (count < from) return fail('atleast_six_pic_required');
  return count > to ? fail('portfolio_is_full') : ok(count);
}
