import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { occupancyRepository } from './occupancy.repository.ts';
import type { ReleasedState } from './occupancy.repository.ts';
import { occupyTimes } from './occupy-times.ts';
import type { WantedOccupancy } from './occupy-times.ts';

/** Takes one provider's time, or says that it is taken. */
export async function occupyTime(
  database: Database,
  wanted: WantedOccupancy,
  nowSeconds: number,
): Promise<Result<number, ErrorCode>> {
  const taken = await occupyTimes(database, [wanted], nowSeconds);
  if (!taken.ok) return taken;
  const [id = Number.NaN] = taken.value;
  return ok(id);
}

/** Books for good the time that a provider was asked for; false when it was let go before. */
export const acceptTime = (database: Database, occupancyId: number): Promise<boolean> =>
  occupancyRepository(database).accept(occupancyId);

/** Lets go of a provider's time; what was let go before says so. */
export async function releaseTime(
  database: Database,
  occupancyId: number,
  state: ReleasedState,
): Promise<Result<void, ErrorCode>> {
  const isReleased = await occupancyRepository(database).release(occupancyId, state);
  return isReleased ? ok(undefined) : fail('object_does_not_exist');
}
