import { secondsPerDay } from '@repo/domain/time/seconds';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../ports/jobs.ts';
import type { ApplicationPhotos } from './application-photos.ts';
import { applicationRepository } from './application.repository.ts';

/** Longer than any request takes. */
export const unusedPhotosAfterSeconds = secondsPerDay;

/** Enqueued before photos are stored; a day later the job checks whether their application exists. */
export const removeUnusedPhotosJob = {
  name: 'remove-unused-application-photos',
  lane: 'files',
  payload: z.object({ names: z.array(z.string()) }),
} as const satisfies Job<unknown>;

type Payload = z.output<typeof removeUnusedPhotosJob.payload>;

/** Deletes photos without an application, left by a process that died. */
export async function removeUnusedPhotos(
  { database, photos }: Pick<Deps, 'database'> & { readonly photos: Pick<ApplicationPhotos, 'remove'> },
  { names }: Payload,
): Promise<void> {
  const used = await applicationRepository(database).usedPhotos(names);
  for (const name of names) if (!used.includes(name)) await photos.remove(name);
}
