import { secondsPerDay } from '@repo/domain/time/seconds';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { namesOfStored } from '../../files/images/smaller-images.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { Job } from '../../ports/jobs.ts';
import { eventFileRepository } from './event-file.repository.ts';
import { inEventFolder } from './gallery-names.ts';

/** Longer than any request takes. */
export const unusedFilesAfterSeconds = secondsPerDay;

/** Enqueued before files are stored, for a day later, and when a poster is replaced (FF-32). */
export const removeUnusedFilesJob = {
  name: 'remove-unused-event-files',
  lane: 'files',
  payload: z.object({ names: z.array(z.string()) }),
} as const satisfies Job<unknown>;

/** Deletes those of the files, with their smaller images, that no gallery uses. */
export async function removeUnusedFiles(
  { database, blobs }: { readonly database: Database; readonly blobs: Pick<BlobStore, 'remove'> },
  { names }: { readonly names: readonly string[] },
): Promise<void> {
  const used = await eventFileRepository(database).listUsed(names);
  for (const name of names) if (!used.includes(name)) await removeStored(blobs, name);
}

/** Deletes a stored file and its smaller images. */
export async function removeStored(blobs: Pick<BlobStore, 'remove'>, name: string): Promise<void> {
  for (const each of namesOfStored(name)) await blobs.remove(inEventFolder(each));
}
