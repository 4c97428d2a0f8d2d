import { deliveryLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { BriefFilesRepository } from './brief-files.repository.ts';

const atOnce = 100;

/**
 * Takes away what was uploaded a day ago and ordered by nobody; answers how many went. It can stop anywhere
 * and go on the next time: a row is forgotten only when its file is gone.
 */
export async function sweepUnusedBriefs(
  repository: Pick<BriefFilesRepository, 'markUnused' | 'forget'>,
  blobs: Pick<BlobStore, 'remove'>,
  nowSeconds: number,
): Promise<number> {
  const createdUntil = nowSeconds - deliveryLimits.unfinishedUploadHours * secondsPerHour;
  let swept = 0;
  for (;;) {
    const names = await repository.markUnused(createdUntil, atOnce);
    if (names.length === 0) return swept;
    await Promise.all(names.map((name) => blobs.remove({ folder: 'brief', name })));
    await repository.forget(names);
    swept += names.length;
  }
}
