import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fileLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { extensionOf, isConvertedName, photoExtensions } from '../upload/accepted-files.ts';

const { from, to } = fileLimits.portfolioImages;

const isPhoto = (fileName: string): boolean =>
  isConvertedName(fileName) || photoExtensions.includes(extensionOf(fileName));

/** The profile picture: required, and one of five kinds of photo (S3§5). */
export function checkProfilePicture(fileName: string | null): Result<string, ErrorCode> {
  if (fileName === null) return fail('please_upload_profile_picture');
  return isPhoto(fileName) ? ok(fileName) : fail('profile_image_format_not_supported');
}

/** An image of the grid is one of the same kinds of photo (S3§5). */
export const checkPortfolioImage = (fileName: string): Result<string, ErrorCode> =>
  isPhoto(fileName) ? ok(fileName) : fail('invalid_image_type');

/** A portfolio that is saved has 6 to 30 images (S3§5, A-05). */
export function checkImageCount(count: number): Result<number, ErrorCode> {
  if (count < from) return fail('atleast_six_pic_required');
  return count > to ? fail('portfolio_is_full') : ok(count);
}
