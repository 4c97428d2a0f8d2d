import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskBlobStore } from '../../adapters/disk-blob-store.ts';
import type { BlobStore } from '../../ports/blob-store.ts';

export type TestFiles = {
  readonly blobs: BlobStore;
  readonly folder: string;
  readonly stagingFolder: string;
  readonly remove: () => Promise<void>;
};

/** Files on the disk as the product keeps them, in a folder of the test's own. */
export async function openTestFiles(): Promise<TestFiles> {
  const root = await mkdtemp(join(tmpdir(), 'test-files-'));
  const [folder, stagingFolder] = [join(root, 'files'), join(root, 'staging')];
  return {
    blobs: diskBlobStore({ folder, stagingFolder }),
    folder,
    stagingFolder,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
