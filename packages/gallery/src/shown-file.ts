import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import type { GalleryKind } from '@repo/domain/gallery/gallery-kind';
import { useTranslation } from 'react-i18next';
import { kindOf } from './api/change-files.ts';

/** The shape of a file whose size is not known yet. */
const unknownShape: Readonly<Record<GalleryKind, number>> = { image: 4 / 3, video: 16 / 9, recap: 9 / 16 };

/** Returns width by height. */
export const ratioOf = (file: GalleryFile): number =>
  file.widthPx === null || file.heightPx === null ? unknownShape[kindOf(file)] : file.widthPx / file.heightPx;

/** Returns the length of a video as '1:05'. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Returns what a file is, among how many, and by whom: "Photo 3 of 48, by Maya". */
export function useFileName() {
  const { t } = useTranslation('gallery');
  return (file: GalleryFile, index: number, total: number): string =>
    t(`names.${kindOf(file)}`, { number: index + 1, total, name: file.uploadedBy });
}
