import type { Database } from '../../../database/schema.ts';
import type { EnqueueJob } from '../../../ports/jobs.ts';
import { portfolioRepository } from '../portfolio.repository.ts';
import { providerRepository } from '../provider.repository.ts';
import { removeUnusedImagesJob } from './remove-unused-images.ts';

type EventPhotos = { readonly eventId: number; readonly providerIds: readonly number[] };

/**
 * Removes the photos of an event from the profiles of its providers, whose host has withdrawn the consent in the same
 * transaction. Returns how many left each profile. Adding locks the provider before it reads the consent, so that a photo
 * that is being added is either found here or refused there.
 */
export async function removeEventPhotos(
  transaction: Database,
  enqueue: EnqueueJob,
  { eventId, providerIds }: EventPhotos,
): Promise<ReadonlyMap<number, number>> {
  const removed = new Map<number, number>();
  for (const providerId of providerIds.toSorted((one, other) => one - other)) {
    await providerRepository(transaction).lock(providerId);
    const names = await portfolioRepository(transaction).deleteOfEvent(providerId, eventId);
    if (names.length === 0) continue;
    await enqueue(transaction, removeUnusedImagesJob, { providerId, names });
    removed.set(providerId, names.length);
  }
  return removed;
}
