import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import type { Job } from '../../ports/jobs.ts';
import type { ApplicationPhotos } from './application-photos.ts';
import { applicationRepository } from './application.repository.ts';

/** Long after the slowest request has ended in one way or the other. */
export const unusedPhotosAfterSeconds = 86_400;

/** Written down before photos are kept: whether their application was, is looked up a day later. */
export const removeUnusedPhotosJob = {
  name: 'remove-unused-application-photos',
  payload: z.object({ names: z.array(z.string()) }),
} as const satisfies Job<unknown>;

type Kept = z.output<typeof removeUnusedPhotosJob.payload>;

/** Takes away photos that no application came of, because the process died between the two. */
export async function removeUnusedPhotos(
  { database, photos }: { readonly database: Database; readonly photos: Pick<ApplicationPhotos, 'remove'> },
  { names }: Kept,
): Promise<void> {
  const used = await applicationRepository(database).usedPhotos(names);
  for (const name of names) if (!used.includes(name)) await photos.remove(name);
}
