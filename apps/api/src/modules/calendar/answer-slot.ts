import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { occupancyRepository } from './occupancy.repository.ts';
import type { ReleasedState } from './occupancy.repository.ts';

/** Confirms a slot that the provider was requested for; returns false if it was released before. */
export const acceptSlot = (database: Database, occupancyId: number): Promise<boolean> =>
  occupancyRepository(database).accept(occupancyId);

/** Releases a provider's slot; fails if it was released before. */
export async function releaseSlot(
  database: Database,
  occupancyId: number,
  state: ReleasedState,
): Promise<Result<void, ErrorCode>> {
  const releasedIds = await occupancyRepository(database).release([occupancyId], state);
  return releasedIds.length > 0 ? ok(undefined) : fail('object_does_not_exist');
}
