import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fileLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { extensionOf, photoExtensions } from '../upload/accepted-files.ts';
import { fileRule } from '../upload/file-rule.ts';

export const photoFormats = {
  extensions: photoExtensions,
  contentTypes: ['image/jpeg', 'image/jpg', 'image/png'],
};

/** Requires a photo as jpg, jpeg or png (S3§5), at most as large as other images of guests. */
export const checkApplicationPhoto = fileRule(photoFormats, fileLimits.logoBytes, 'invalid_file_type');

/** Requires 1 to 3 photos as jpg, jpeg or png (S3§5). */
export function checkApplicationPhotos(fileNames: readonly string[]): Result<readonly string[], ErrorCode> {
  if (fileNames.length < fileLimits.applicationPhotos.from) return fail('please_select_image');
  if (fileNames.length > fileLimits.applicationPhotos.to) return fail('max_3_photos_can_be_selected');
  const isEveryTypeRight = fileNames.every((name) => photoExtensions.includes(extensionOf(name)));
  return isEveryTypeRight ? ok(fileNames) : fail('invalid_file_type');
}
