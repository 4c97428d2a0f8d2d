import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fail, ok, type Result } from '../result.ts';

/** What every place that takes photos takes. */
export const photoExtensions = ['jpg', 'jpeg', 'png'];
/** Photos as phones make them, which are stored as a JPEG (S3§5). */
const convertedExtensions = ['heic', 'heif'];
const imageExtensions = [...photoExtensions, ...convertedExtensions, 'jfif', 'bmp', 'webp', 'svg'];
const videoExtensions = ['mp4', 'mov', 'm4v'];

export type FileMedia = 'image' | 'video';

/** The last part of a file name, in lower case; a name without a dot has none. */
export const extensionOf = (fileName: string): string =>
  /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Whether a file name is that of a video: .mp4, .mov or .m4v in any case (S2§3, S3§3). */
export const isVideoName = (fileName: string): boolean => videoExtensions.includes(extensionOf(fileName));

/** Whether a file is stored as a JPEG instead of as it came (S3§5). */
export const isConvertedName = (fileName: string): boolean =>
  convertedExtensions.includes(extensionOf(fileName));

/** The name under which a file is stored: HEIC and HEIF become .jpg (S3§5, A-48). */
export const storedNameOf = (fileName: string): string =>
  isConvertedName(fileName) ? fileName.replace(/\.[^.]+$/, '.jpg') : fileName;

/** What a gallery takes (S2§5, S3§5): the listed images, and the videos that it can tell by their name. */
export function mediaOf(fileName: string): Result<FileMedia, ErrorCode> {
  if (isVideoName(fileName)) return ok('video');
  return imageExtensions.includes(extensionOf(fileName)) ? ok('image') : fail('file_format_not_supported');
}
