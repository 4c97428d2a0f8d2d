import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { BlobFolder, BlobKey, BlobStore, StagedFile } from '../../ports/blob-store.ts';
import { fileKinds } from '../file-kinds.ts';
import type { FileKind } from '../file-kinds.ts';
import { kindOfFile } from '../sniff-kind.ts';
import { freshStoredName } from '../stored-name.ts';
import type { ImageWork } from './image-work.ts';
import { namesOfStored } from './smaller-images.ts';

/** An image that is ready to be stored. */
export type StorableImage = {
  /** The file name in storage. */
  readonly name: string;
  /** Whether `store` keeps the HEIC that the image was made of as well. */
  readonly hasOriginal: boolean;
  readonly store: () => Promise<void>;
  /** Deletes the staged file unless it was stored. */
  readonly discard: () => Promise<void>;
};

export type ImageFolder = {
  /** Re-encodes an image; refuses a file whose content is of no accepted kind, whatever its name (FF-35). */
  readonly prepare: (image: StagedFile) => Promise<Result<StorableImage, 'unsupported_image_format'>>;
  /** Deletes an image with its smaller ones and its original. */
  readonly remove: (name: string) => Promise<void>;
  readonly removeOriginal: (name: string) => Promise<void>;
};

type Rules = {
  readonly folder: BlobFolder;
  readonly kinds: readonly FileKind[];
  /** The length to which the longer side is reduced. */
  readonly mostSide?: number;
};

/** Returns the key of the HEIC that an image was made of: it is private, since it may tell a location. */
const originalOf = (name: string): BlobKey => ({
  folder: 'original',
  name: name.replace(/\.[^.]+$/, `.${fileKinds.heic.ending}`),
});

/**
 * Stores images in one folder, upright and without metadata such as the location, and the originals of those that are
 * converted from HEIC in a private one.
 */
export const imageFolder = (
  { folder, kinds, mostSide }: Rules,
  blobs: Pick<BlobStore, 'keep' | 'remove'>,
  images: ImageWork,
): ImageFolder => ({
  prepare: async (image) => {
    const kind = await kindOfFile(image.path);
    if (kind === undefined || !kinds.includes(kind)) return fail('unsupported_image_format');
    const prepared = await images.prepare(image, mostSide === undefined ? {} : { mostSide });
    if (!prepared.ok) return prepared;
    const { file, kind: storedKind, discard } = prepared.value;
    const name = freshStoredName(storedKind);
    const hasOriginal = kind === 'heic';
    const store = async (): Promise<void> => {
      if (hasOriginal) await blobs.keep(originalOf(name), image);
      await blobs.keep({ folder, name }, file);
    };
    return ok({ name, hasOriginal, store, discard });
  },
  remove: async (name) => {
    await blobs.remove(originalOf(name));
    for (const each of namesOfStored(name)) await blobs.remove({ folder, name: each });
  },
  removeOriginal: (name) => blobs.remove(originalOf(name)),
});
