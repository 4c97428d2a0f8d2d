import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobStore } from '../ports/blob-store.ts';

const source = join(import.meta.dirname, 'catalogue-files');

/** Puts the samples of the recap vibes where the catalogue says they are; what is there already stays. */
export async function keepCatalogueFiles(blobs: Pick<BlobStore, 'find' | 'put'>): Promise<void> {
  const names = await readdir(source);
  await Promise.all(
    names.map(async (name) => {
      const key = { folder: 'catalogue', name } as const;
      if ((await blobs.find(key)) !== undefined) return;
      await blobs.put(key, Readable.from([await readFile(join(source, name))]));
    }),
  );
}
