import type { Deps } from '../../deps.ts';
import { daysAgo } from '../../ports/clock.ts';
import type { ApplicationPhotos } from './application-photos.ts';
import { refusedApplicationRepository } from './refused-application.repository.ts';

/** Refused applications are kept this long for questions; then the address may apply again. */
const keptDays = 180;
const batchSize = 100;

type SweepDeps = Pick<Deps, 'database' | 'clock'> & { readonly photos: Pick<ApplicationPhotos, 'remove'> };

/** Deletes old refused applications, photos first, so that a crash leaves no photo without a row. */
export async function sweepRefused({ database, clock, photos }: SweepDeps): Promise<void> {
  const applications = refusedApplicationRepository(database);
  const before = daysAgo(clock, keptDays);
  for (;;) {
    const ids = await applications.listRefusedBefore(before, batchSize);
    for (const name of await applications.listPhotos(ids)) await photos.remove(name);
    await applications.remove(ids);
    if (ids.length < batchSize) return;
  }
}
