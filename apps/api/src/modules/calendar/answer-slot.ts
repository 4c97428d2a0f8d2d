import type { Database } from '../../database/schema.ts';
import { occupancyRepository } from './occupancy.repository.ts';
import type { ReleasedState } from './occupancy.repository.ts';

/** Confirms a slot that the provider was requested for; returns false if it was released before. */
export const acceptSlot = (database: Database, occupancyId: number): Promise<boolean> =>
  occupancyRepository(database).accept(occupancyId);

/** Releases a provider's slot; returns false if it was released before. */
export async function releaseSlot(
  database: Database,
  occupancyId: number,
  state: ReleasedState,
): Promise<boolean> {
  const releasedIds = await occupancyRepository(database).release([occupancyId], state);
  return releasedIds.length > 0;
}
