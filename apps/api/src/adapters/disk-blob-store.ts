import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { undefinedIfMissing } from '../files/is-missing-file.ts';
import { isStoredName } from '../files/stored-name.ts';
import { stageFile } from '../files/stage-file.ts';
import type { BlobKey, BlobStore, ByteRange } from '../ports/blob-store.ts';

/** Large enough for fast reads, small enough for many concurrent ones. */
const readBytes = 256 * 1024;

/**
 * Stores files in a folder of this machine. A file is written to the staging folder, flushed to disk and then renamed, so
 * that a crash leaves all of it or nothing. The staging folder must be on the same disk; `sweepStaleFiles` deletes what
 * a crash leaves in it.
 */
export function diskBlobStore(places: {
  readonly folder: string;
  readonly stagingFolder: string;
}): BlobStore {
  const pathOf = ({ folder, name }: BlobKey): string | undefined =>
    isStoredName(name) ? join(places.folder, folder, name) : undefined;

  const publish = async (key: BlobKey, stagedPath: string): Promise<void> => {
    const path = pathOf(key);
    if (path === undefined) throw new Error(`"${key.name}" cannot be the name of a stored file`);
    await mkdir(dirname(path), { recursive: true });
    await forceToDisk(stagedPath);
    await rename(stagedPath, path);
    await forceToDisk(dirname(path));
  };

  return {
    put: async (key, content) => {
      const { path, bytes, sha256 } = await stageFile(places.stagingFolder, content);
      try {
        await publish(key, path);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { bytes, sha256 };
    },
    keep: (key, file) => publish(key, file.path),
    find: async (key) => {
      const path = pathOf(key);
      if (path === undefined) return undefined;
      const found = await stat(path).catch(undefinedIfMissing);
      if (found?.isFile() !== true) return undefined;
      return { bytes: found.size, read: (range) => openForReading(path, range) };
    },
    remove: async (key) => {
      const path = pathOf(key);
      if (path !== undefined) await rm(path, { force: true });
    },
    addressOf: async () => undefined,
    origin: async () => undefined,
  };
}

/** Opens the file before the reply starts, so that a deleted file causes a refusal and not a broken reply. */
async function openForReading(path: string, range: ByteRange | undefined) {
  const file = await open(path);
  const part = range === undefined ? {} : { start: range.from, end: range.to };
  return createReadStream(path, { fd: file, highWaterMark: readBytes, ...part });
}

async function forceToDisk(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
