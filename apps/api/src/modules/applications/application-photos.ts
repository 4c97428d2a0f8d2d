import { fail } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { imageFolder } from '../../files/images/image-folder.ts';
import type { StorableImage } from '../../files/images/image-folder.ts';
import type { ImageWork } from '../../files/images/image-work.ts';
import type { BlobStore, StagedFile } from '../../ports/blob-store.ts';

/** An uploaded photo with the applicant's file name. */
export type ReceivedPhoto = StagedFile & { readonly fileName: string };

/** Stores the photos of applications, which only operators can see. */
export type ApplicationPhotos = {
  /** Re-encodes a photo; refuses a file whose content is not JPEG or PNG, whatever its name (FF-35). */
  readonly prepare: (photo: ReceivedPhoto) => Promise<Result<StorableImage, 'invalid_file_type'>>;
  readonly remove: (name: string) => Promise<void>;
};

export const photoFolder = 'application';

export function applicationPhotos(
  blobs: Pick<BlobStore, 'keep' | 'remove'>,
  images: ImageWork,
): ApplicationPhotos {
  const { prepare, remove } = imageFolder({ folder: photoFolder, kinds: ['jpeg', 'png'] }, blobs, images);
  return {
    prepare: async (photo) => {
      const prepared = await prepare(photo);
      return prepared.ok ? prepared : fail('invalid_file_type');
    },
    remove,
  };
}
