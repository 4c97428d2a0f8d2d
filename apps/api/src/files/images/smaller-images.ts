import { rm } from 'node:fs/promises';
import { galleryLimits } from '@repo/domain/limits';
import type { BlobKey, BlobStore } from '../../ports/blob-store.ts';
import { stageFile } from '../stage-file.ts';
import type { ImageWork, MadeImages } from './image-work.ts';

/** Returns the stored name of a smaller image, which follows from that of its image. */
const smallerNameOf = (imageName: string, widthPx: number): string =>
  `${imageName.replace(/\.[^.]+$/, '')}.${widthPx}.webp`;

/** Returns the names of a stored file and of every smaller image that it may have. */
export const namesOfStored = (name: string): readonly string[] => [
  name,
  ...galleryLimits.imageWidthsPx.map((widthPx) => smallerNameOf(name, widthPx)),
];

/** Presents the smaller images of an image, narrowest first. */
export const presentSizes = (
  imageName: string,
  widthsPx: readonly number[],
  addressOf: (name: string) => string,
) => widthsPx.map((widthPx) => ({ widthPx, url: addressOf(smallerNameOf(imageName, widthPx)) }));

export type SmallerImagesDeps = {
  readonly blobs: BlobStore;
  readonly images: ImageWork;
  readonly stagingFolder: string;
};

export type StoredSizes = Omit<MadeImages, 'sizes'> & { readonly widths: number[] };

/**
 * Makes the smaller images of a stored image and stores them under names that follow from its own, so that a second run
 * writes the same files. Returns undefined for a file that is missing or cannot be read.
 */
export async function storeSmallerImages(
  { blobs, images, stagingFolder }: SmallerImagesDeps,
  { folder, name }: BlobKey,
): Promise<StoredSizes | undefined> {
  const found = await blobs.find({ folder, name });
  if (found === undefined) return undefined;
  const { path } = await stageFile(stagingFolder, await found.read());
  try {
    const result = await images.makeSmaller({ path }, galleryLimits.imageWidthsPx);
    if (!result.ok) return undefined;
    const { sizes, discard, ...made } = result.value;
    try {
      for (const { widthPx, file } of sizes)
        await blobs.keep({ folder, name: smallerNameOf(name, widthPx) }, file);
      return { ...made, widths: sizes.map(({ widthPx }) => widthPx) };
    } finally {
      await discard();
    }
  } finally {
    await rm(path, { force: true });
  }
}
