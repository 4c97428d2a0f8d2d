import { deliveryLimits } from '@repo/domain/limits';
import { secondsPerDay } from '@repo/domain/time/seconds';
import type { Database } from '../../database/schema.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import { eventFileRepository } from './event-file.repository.ts';
import { removeStored } from './remove-unused-files.ts';

const batchSize = 100;

/**
 * Deletes files that were in the trash for 30 days and originals of the same age. May be interrupted
 * anywhere: a row is changed after its files are deleted.
 */
export async function sweepFiles(
  { database, blobs }: { readonly database: Database; readonly blobs: Pick<BlobStore, 'remove'> },
  nowSeconds: number,
  signal: AbortSignal,
): Promise<void> {
  const repository = eventFileRepository(database);
  const until = nowSeconds - deliveryLimits.trashDays * secondsPerDay;
  while (!signal.aborted) {
    const files = await repository.listTrash(until, batchSize);
    if (files.length === 0) break;
    for (const { storedName, imageName, originalName } of files)
      for (const name of [storedName, imageName, originalName])
        if (name !== null) await removeStored(blobs, name);
    await repository.remove(files.map(({ id }) => id));
  }
  while (!signal.aborted) {
    const files = await repository.listOriginals(until, batchSize);
    if (files.length === 0) break;
    for (const { originalName } of files) if (originalName !== null) await removeStored(blobs, originalName);
    await repository.forgetOriginals(files.map(({ id }) => id));
  }
}
