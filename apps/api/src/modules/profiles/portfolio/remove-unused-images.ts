import { deliveryLimits } from '@repo/domain/limits';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import type { ImageFolder, StorableImage } from '../../../files/images/image-folder.ts';
import { nowSecondsOf } from '../../../ports/clock.ts';
import type { EnqueueJob, Job } from '../../../ports/jobs.ts';
import { portfolioFileRepository } from './portfolio-file.repository.ts';
import { portfolioRepository } from '../portfolio.repository.ts';

/** Longer than any request takes. */
const unusedImagesAfterSeconds = secondsPerDay;

/**
 * Enqueued before files are stored, for a day later, and with the save that stops using others. Deletes those that the
 * portfolio does not show.
 */
export const removeUnusedImagesJob = {
  name: 'remove-unused-portfolio-images',
  lane: 'files',
  payload: z.object({ providerId: z.number(), names: z.array(z.string()) }),
} as const satisfies Job<unknown>;

/** Deletes the originals of images 30 days after their upload. */
export const removeOriginalsJob = {
  name: 'remove-portfolio-originals',
  lane: 'files',
  payload: z.object({ names: z.array(z.string()) }),
} as const satisfies Job<unknown>;

type PlanDeps = Pick<Deps, 'database' | 'clock'> & { readonly enqueue: EnqueueJob };

/** Plans, before images are stored, when those that remain unused are deleted, and the originals. */
export async function planRemoval(
  { database, clock, enqueue }: PlanDeps,
  providerId: number,
  images: readonly StorableImage[],
): Promise<void> {
  const nowSeconds = nowSecondsOf(clock);
  const names = images.map(({ name }) => name);
  const converted = images.filter(({ hasOriginal }) => hasOriginal).map(({ name }) => name);
  if (names.length > 0)
    await enqueue(
      database,
      removeUnusedImagesJob,
      { providerId, names },
      { runAtSeconds: nowSeconds + unusedImagesAfterSeconds },
    );
  if (converted.length > 0)
    await enqueue(
      database,
      removeOriginalsJob,
      { names: converted },
      { runAtSeconds: nowSeconds + deliveryLimits.trashDays * secondsPerDay },
    );
}

type Payload = z.output<typeof removeUnusedImagesJob.payload>;

export async function removeUnusedImages(
  { database, folder }: Pick<Deps, 'database'> & { readonly folder: Pick<ImageFolder, 'remove'> },
  { providerId, names }: Payload,
): Promise<void> {
  const used = await portfolioRepository(database).listUsedFiles(providerId, names);
  const unused = names.filter((name) => !used.includes(name));
  await portfolioFileRepository(database).remove(unused);
  for (const name of unused) await folder.remove(name);
}
