import type { EventGallery, GalleryFile, TrashedFile } from '@repo/contracts/galleries/gallery-file';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { trashExpiresAt } from '@repo/domain/gallery/delivery-times';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { FileAddresses } from '../../files/file-address.ts';
import { presentSizes } from '../../files/images/smaller-images.ts';
import type { DownloadRights } from './download-rights.ts';
import { inEventFolder } from './gallery-names.ts';
import type { GalleryFileRecord, GalleryHead, TrashedFileRecord } from './gallery.repository.ts';

/** The width from which a tile is sharp on a dense screen. */
const thumbnailPx = 640;

export type GalleryReading = {
  readonly viewerId: number;
  readonly fileAddresses: Pick<FileAddresses, 'addressOf'>;
  readonly downloads: Pick<DownloadRights, 'addressOf'>;
};

export const presentGallery = (
  head: GalleryHead,
  files: readonly GalleryFileRecord[],
  reading: GalleryReading,
): EventGallery => ({
  id: head.id,
  publicId: head.publicId,
  eventName: head.name,
  eventDate: calendarDayOfIso(head.day),
  gallery: files.map((file) => presentFile(file, reading)),
  // Only the host, who has no check-in of their own, reads and changes it.
  ...(head.checkState === null && { isEarlyProfileUseAllowed: head.isEarlyProfileUseAllowed }),
});

export function presentFile(
  file: GalleryFileRecord,
  { viewerId, fileAddresses, downloads }: GalleryReading,
): GalleryFile {
  const { imageName } = file;
  const addressOf = (name: string): string => fileAddresses.addressOf(inEventFolder(name));
  const sizes = imageName === null ? [] : presentSizes(imageName, file.widths, addressOf);
  const image = imageName === null ? '' : addressOf(imageName);
  return {
    id: file.id,
    imageUrl: file.kind === 'image' && imageName !== null ? image : addressOf(file.storedName),
    thumbnailUrl: sizes.findLast(({ widthPx }) => widthPx <= thumbnailPx)?.url ?? image,
    contentType: contentTypes[file.kind],
    file: file.fileName,
    sizeBytes: file.bytes,
    isLocked: file.isLocked,
    isOwnUpload: file.uploaderId === viewerId,
    sbportfolioId: file.portfolioImageId,
    selected: false,
    downloadUrl: downloads.addressOf(file.id),
    uploadedBy: file.uploadedBy,
    takenAt: secondsOf(file.takenAt),
    state: file.state,
    widthPx: file.widthPx,
    heightPx: file.heightPx,
    durationSeconds: file.durationSeconds,
    placeholder: file.placeholder,
    sizes,
  };
}

/** A file in the trash is not downloaded before it is restored. */
export function presentTrashed(record: TrashedFileRecord, reading: GalleryReading): TrashedFile {
  const keptUntil = trashExpiresAt(secondsOf(record.deletedAt));
  return { ...presentFile(record, reading), downloadUrl: null, keptUntil };
}
