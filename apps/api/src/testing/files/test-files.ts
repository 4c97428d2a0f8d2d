import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskBlobStore } from '../../adapters/disk-blob-store.ts';
import type { BlobFolder, BlobKey, BlobStore } from '../../ports/blob-store.ts';

export type TestFiles = {
  readonly blobs: BlobStore;
  /** Where the disk keeps the files; on a bucket it stays empty. */
  readonly folder: string;
  readonly stagingFolder: string;
  /** Where the content of a file is kept. */
  readonly pathOf: (key: BlobKey) => string;
  /** Returns the names of the files of a folder in order. */
  readonly listStored: (folder: BlobFolder) => Promise<readonly string[]>;
  readonly remove: () => Promise<void>;
};

/** How the S3 server names the content of a file; beside it are its notes. */
const inBucket = '._S3rver_object';

/**
 * Opens a file store on the disk, in a folder of its own, or with `TEST_STORE=s3` in a bucket of an S3 server. Files of the
 * bucket are read through the product, because the bucket checks the times of addresses by the clock of the machine.
 */
export async function openTestFiles(): Promise<TestFiles> {
  const root = await mkdtemp(join(tmpdir(), 'test-files-'));
  const [folder, stagingFolder] = [join(root, 'files'), join(root, 'staging')];
  const removeFolder = () => rm(root, { recursive: true, force: true });
  const list = async (from: string) => (await readdir(from).catch(() => [])).toSorted();
  if (process.env['TEST_STORE'] !== 's3')
    return {
      blobs: diskBlobStore({ folder, stagingFolder }),
      folder,
      stagingFolder,
      pathOf: (key) => join(folder, key.folder, key.name),
      listStored: (of) => list(join(folder, of)),
      remove: removeFolder,
    };
  // Loaded where they are used: each test file would load their libraries otherwise.
  const { openTestBucket } = await import('./test-bucket.ts');
  const { s3BlobStore } = await import('../../adapters/s3-blob-store.ts');
  const bucket = await openTestBucket();
  const blobs = s3BlobStore(bucket.settings);
  return {
    blobs: { ...blobs, addressOf: async () => undefined },
    folder,
    stagingFolder,
    pathOf: (key) => join(bucket.folder, key.folder, key.name + inBucket),
    listStored: async (of) =>
      (await list(join(bucket.folder, of)))
        .filter((name) => name.endsWith(inBucket))
        .map((name) => name.slice(0, -inBucket.length)),
    remove: async () => {
      blobs.close();
      await bucket.close();
      await removeFolder();
    },
  };
}
