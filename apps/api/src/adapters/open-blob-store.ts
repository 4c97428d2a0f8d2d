import { join } from 'node:path';
import type { Env } from '../config/env.ts';
import { sweepStaleFiles } from '../files/sweep-stale-files.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import type { Clock } from '../ports/clock.ts';
import { diskBlobStore } from './disk-blob-store.ts';
import { s3BlobStore } from './s3-blob-store.ts';

/** The bucket where one is configured, the data folder otherwise; what a crash left half-arrived goes first. */
export async function openBlobStore(
  { dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>,
  machineClock: Clock,
): Promise<{ readonly blobs: BlobStore; readonly stagingFolder: string }> {
  const stagingFolder = join(dataDir, 'staging');
  await sweepStaleFiles(stagingFolder, Math.floor(machineClock.nowMs() / 1000));
  const blobs =
    s3 === undefined ? diskBlobStore({ folder: join(dataDir, 'files'), stagingFolder }) : s3BlobStore(s3);
  return { blobs, stagingFolder };
}
