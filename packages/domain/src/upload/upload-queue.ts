import { isVideoName } from './accepted-files.ts';

type NamedFile = { readonly name: string };

/**
 * Sorts videos before images, otherwise in the order of the selection. Videos are uploaded one at a time (S2§4, S3§4).
 */
export const orderForUpload = <File extends NamedFile>(files: readonly File[]): readonly File[] => [
  ...files.filter((file) => isVideoName(file.name)),
  ...files.filter((file) => !isVideoName(file.name)),
];

/** Moves a failed file to the end, so that it does not block the others. */
export const queueAfterFailure = <File>([failed, ...others]: readonly [File, ...File[]]): readonly File[] => [
  ...others,
  failed,
];

/** Whether the upload buttons are disabled: while the percentage is above 0 (S2§4, S3§4). */
export const isUploadBusy = (progressPercent: number): boolean => progressPercent > 0;
