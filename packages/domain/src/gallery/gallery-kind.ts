import { type FileMedia, isVideoName } from '../upload/accepted-files.ts';

/** The content types of stored files (S3§3). */
export const contentTypes = {
  image: 'GALLERY_IMAGES',
  video: 'GALLERY_VIDEOS',
  recap: 'GALLERY_REELS',
} as const;
export type ContentType = (typeof contentTypes)[GalleryKind];

/** The three tabs of a gallery (S2§2). */
export type GalleryKind = FileMedia | 'recap';

/** Returns the tab of a file: a recap by its content type, a video by its name, otherwise an image (S2§3, S3§3). */
export function galleryKindOf(file: { readonly contentType: string; readonly name: string }): GalleryKind {
  if (file.contentType === contentTypes.recap) return 'recap';
  return isVideoName(file.name) ? 'video' : 'image';
}

/** Whether an event has material for Download Assets: anything but recaps (S3§2). */
export const hasRecapAssets = (kinds: readonly GalleryKind[]): boolean =>
  kinds.some((kind) => kind !== 'recap');
