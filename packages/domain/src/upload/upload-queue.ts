import { isVideoName } from './accepted-files.ts';

type NamedFile = { readonly name: string };

/** Videos go first, one at a time, then the images, each in the order of the selection (S2§4, S3§4). */
export const orderForUpload = <File extends NamedFile>(files: readonly File[]): readonly File[] => [
  ...files.filter((file) => isVideoName(file.name)),
  ...files.filter((file) => !isVideoName(file.name)),
];

/** A failed file gets another turn after all the others, so that one bad file holds up nobody. */
export const queueAfterFailure = <File>([failed, ...others]: readonly [File, ...File[]]): readonly File[] => [
  ...others,
  failed,
];

/** The upload buttons are disabled while the shown percentage is above 0 (S2§4, S3§4). */
export const isUploadBusy = (progressPercent: number): boolean => progressPercent > 0;
