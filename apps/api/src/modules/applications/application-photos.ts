import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { ImageWork } from '../../files/images/image-work.ts';
import { kindOfFile } from '../../files/sniff-kind.ts';
import { freshStoredName } from '../../files/stored-name.ts';
import type { BlobStore, StagedFile } from '../../ports/blob-store.ts';

/** A picture as it arrived; the name is the applicant's. */
export type ReceivedPhoto = StagedFile & { readonly fileName: string };

/** A picture that is ready to be kept. */
export type PreparedPhoto = {
  /** What it will be kept under. */
  readonly name: string;
  readonly keep: () => Promise<void>;
  /** Takes away whatever has not been kept. */
  readonly discard: () => Promise<void>;
};

/** Keeps the pictures of applications, where only operators get to see them. */
export type ApplicationPhotos = {
  /** What is no such picture in truth, whatever it is called, is refused (FF-35). */
  readonly prepare: (photo: ReceivedPhoto) => Promise<Result<PreparedPhoto, 'invalid_file_type'>>;
  readonly remove: (name: string) => Promise<void>;
};

export const photoFolder = 'application';

/** They are written anew like every picture that people send: upright, and without where they were taken. */
export const applicationPhotos = (
  blobs: Pick<BlobStore, 'keep' | 'remove'>,
  images: ImageWork,
): ApplicationPhotos => ({
  prepare: async (photo) => {
    const kind = await kindOfFile(photo.path);
    if (kind !== 'jpeg' && kind !== 'png') return fail('invalid_file_type');
    const prepared = await images.prepare(photo);
    if (!prepared.ok) return fail('invalid_file_type');
    const { file, kind: storedKind, discard } = prepared.value;
    const name = freshStoredName(storedKind);
    return ok({ name, keep: () => blobs.keep({ folder: photoFolder, name }, file), discard });
  },
  remove: (name) => blobs.remove({ folder: photoFolder, name }),
});
