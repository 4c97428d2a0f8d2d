import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { storeSmallerImages } from '../../files/images/smaller-images.ts';
import type { SmallerImagesDeps } from '../../files/images/smaller-images.ts';
import type { Job } from '../../ports/jobs.ts';
import { eventFileRepository } from './event-file.repository.ts';
import { inEventFolder } from './gallery-names.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';

/** Makes the smaller images of an image or a poster. */
export const smallerImagesJob = {
  name: 'make-smaller-event-images',
  lane: 'files',
  payload: z.object({ fileId: z.number(), imageName: z.string() }),
} as const satisfies Job<unknown>;

type Payload = z.output<typeof smallerImagesJob.payload>;

/**
 * Makes the smaller images of a file that still waits for them. A file that cannot be read becomes `broken`.
 */
export async function makeSmallerImages(
  deps: SmallerImagesDeps & { readonly database: Database },
  { fileId, imageName }: Payload,
): Promise<void> {
  const repository = eventFileRepository(deps.database);
  if (!(await repository.isWaiting(fileId, imageName))) return;
  const made = await storeSmallerImages(deps, inEventFolder(imageName));
  const isCurrent = await repository.finish(
    fileId,
    imageName,
    made === undefined
      ? { state: 'broken' }
      : { state: 'ready', widths: made.widths, placeholder: made.placeholder },
  );
  if (!isCurrent) await removeUnusedFiles(deps, { names: [imageName] });
}
