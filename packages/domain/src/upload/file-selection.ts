import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fileLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { isVideoName, mediaOf } from './accepted-files.ts';

export type SelectedFile = { readonly name: string; readonly sizeBytes: number };
type Selection = readonly SelectedFile[];

/** Refuses a file of 400 MB or more, and more than 2000 MB in one attempt (S3§5). */
function checkSizes(files: Selection): Result<Selection, ErrorCode> {
  if (files.some((file) => file.sizeBytes >= fileLimits.fileBytes)) {
    return fail('each_file_size_should_be_under_400mb');
  }
  const totalBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  return totalBytes > fileLimits.attemptBytes ? fail('upto_2000_mbs_are_allowed_in_an_attempt') : ok(files);
}

/** Checks a selection for a gallery (S3§5). */
export function checkGallerySelection(files: Selection): Result<Selection, ErrorCode> {
  if (files.length > fileLimits.filesPerSelection) return fail('max_img_error');
  for (const file of files) {
    const media = mediaOf(file.name);
    if (!media.ok) return media;
  }
  return checkSizes(files);
}

/** Checks a selection of recaps: videos of the same maximum sizes, as many as were ordered (S3§5, A-61). */
export function checkRecapSelection(files: Selection, orderedQuantity: number): Result<Selection, ErrorCode> {
  if (!files.every((file) => isVideoName(file.name))) return fail('only_videos_are_acceptable_for_reel');
  const sizes = checkSizes(files);
  if (!sizes.ok) return sizes;
  return files.length === orderedQuantity ? sizes : fail('recap_are_required');
}
