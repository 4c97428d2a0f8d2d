import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobStore } from '../ports/blob-store.ts';

export const catalogueFilesFolder = join(import.meta.dirname, 'catalogue-files');

/**
 * Stores the sample files of the recap vibes under the names in the catalogue, except those that are stored already.
 */
export async function keepCatalogueFiles(blobs: Pick<BlobStore, 'find' | 'put'>): Promise<void> {
  const names = await readdir(catalogueFilesFolder);
  await Promise.all(
    names.map(async (name) => {
      const key = { folder: 'catalogue', name } as const;
      if ((await blobs.find(key)) !== undefined) return;
      await blobs.put(key, Readable.from([await readFile(join(catalogueFilesFolder, name))]));
    }),
  );
}

/** Returns whether the sample files can be found, which shows that the store is reachable. */
export async function areCatalogueFilesThere(blobs: Pick<BlobStore, 'find'>): Promise<boolean> {
  const [name = ''] = await readdir(catalogueFilesFolder);
  return (await blobs.find({ folder: 'catalogue', name })) !== undefined;
}
