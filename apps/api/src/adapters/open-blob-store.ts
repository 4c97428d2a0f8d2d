import { join } from 'node:path';
import type { Env } from '../config/env.ts';
import { sweepStaleFiles } from '../files/sweep-stale-files.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import type { Clock } from '../ports/clock.ts';
import { diskBlobStore } from './disk-blob-store.ts';
import { nowSecondsOf } from '../ports/clock.ts';

/** Opens the configured bucket or the data folder, and deletes the unfinished uploads of a crash first. */
export async function openBlobStore(
  { dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>,
  machineClock: Clock,
): Promise<{ readonly blobs: BlobStore; readonly stagingFolder: string }> {
  const stagingFolder = join(dataDir, 'staging');
  await sweepStaleFiles(stagingFolder, nowSecondsOf(machineClock));
  if (s3 === undefined)
    return { blobs: diskBlobStore({ folder: join(dataDir, 'files'), stagingFolder }), stagingFolder };
  // Loaded where a bucket is configured: its libraries are large.
  const { s3BlobStore } = await import('./s3-blob-store.ts');
  return { blobs: s3BlobStore(s3), stagingFolder };
}
