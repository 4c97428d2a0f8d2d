import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fail, ok, type Result } from '../result.ts';

/** File types that every photo upload accepts. */
export const photoExtensions = ['jpg', 'jpeg', 'png'];
/** Photo types of phones, which are stored as JPEG (S3§5). */
const convertedExtensions = ['heic', 'heif'];
const imageExtensions = [...photoExtensions, ...convertedExtensions, 'jfif', 'bmp', 'webp', 'svg'];
const videoExtensions = ['mp4', 'mov', 'm4v'];

export type FileMedia = 'image' | 'video';

/** Returns the extension in lower case, empty without a dot. */
export const extensionOf = (fileName: string): string =>
  /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Whether a file name is a video's: .mp4, .mov or .m4v in any case (S2§3, S3§3). */
export const isVideoName = (fileName: string): boolean => videoExtensions.includes(extensionOf(fileName));

/** Whether a file is converted to JPEG for storage (S3§5). */
export const isConvertedName = (fileName: string): boolean =>
  convertedExtensions.includes(extensionOf(fileName));

/** Returns whether a gallery file is an image or a video, by its name (S2§5, S3§5). */
export function mediaOf(fileName: string): Result<FileMedia, ErrorCode> {
  if (isVideoName(fileName)) return ok('video');
  return imageExtensions.includes(extensionOf(fileName)) ? ok('image') : fail('file_format_not_supported');
}
