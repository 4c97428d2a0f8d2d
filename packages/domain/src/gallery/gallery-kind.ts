import { type FileMedia, isVideoName } from '../upload/accepted-files.ts';

/** What a stored file says of itself (S3§3). */
export const contentTypes = {
  image: 'GALLERY_IMAGES',
  video: 'GALLERY_VIDEOS',
  recap: 'GALLERY_REELS',
} as const;
export type ContentType = (typeof contentTypes)[GalleryKind];

/** The three tabs of a gallery (S2§2). */
export type GalleryKind = FileMedia | 'recap';

/** The tab of a file: a recap by its content type, a video by its name, an image otherwise (S2§3, S3§3). */
export function galleryKindOf(file: { readonly contentType: string; readonly name: string }): GalleryKind {
  if (file.contentType === contentTypes.recap) return 'recap';
  return isVideoName(file.name) ? 'video' : 'image';
}

/** Whether an event has material for its recap, which is what Download Assets sends (S3§2): anything but recaps. */
export const hasRecapAssets = (kinds: readonly GalleryKind[]): boolean =>
  kinds.some((kind) => kind !== 'recap');
