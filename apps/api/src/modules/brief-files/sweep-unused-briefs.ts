import { deliveryLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { BriefFilesRepository } from './brief-files.repository.ts';

const batchSize = 100;

/**
 * Deletes uploads that were not ordered within a day and returns how many. May be interrupted anywhere: a row is
 * deleted after its file.
 */
export async function sweepUnusedBriefs(
  repository: Pick<BriefFilesRepository, 'markUnused' | 'remove'>,
  blobs: Pick<BlobStore, 'remove'>,
  nowSeconds: number,
): Promise<number> {
  const createdUntil = nowSeconds - deliveryLimits.unfinishedUploadHours * secondsPerHour;
  let swept = 0;
  for (;;) {
    const names = await repository.markUnused(createdUntil, batchSize);
    if (names.length === 0) return swept;
    await Promise.all(names.map((name) => blobs.remove({ folder: 'brief', name })));
    await repository.remove(names);
    swept += names.length;
  }
}
