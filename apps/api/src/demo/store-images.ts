import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { portfolioImagesOf, profilePhotoOf } from '@repo/demo/providers/images';
import { providers } from '@repo/demo/providers/providers.data';
import type { BlobStore } from '../ports/blob-store.ts';

/** Stores the images of all providers, those of one provider in parallel. */
export async function storeImages(blobs: Pick<BlobStore, 'put'>): Promise<void> {
  for (const provider of providers) {
    const images = [profilePhotoOf(provider), ...portfolioImagesOf(provider)];
    await Promise.all(
      images.map(async ({ path, storedName }) =>
        blobs.put({ folder: 'portfolio', name: storedName }, Readable.from([await readFile(path)])),
      ),
    );
  }
}
