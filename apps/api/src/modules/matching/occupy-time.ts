import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { TimeRange } from '@repo/domain/time/time-range';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { occupancyRepository } from './occupancy.repository.ts';
import type { OccupyingState, ReleasedState } from './occupancy.repository.ts';

export type WantedOccupancy = TimeRange & {
  readonly providerId: number;
  readonly state: OccupyingState;
  /** When a hold ends by itself; nothing for what is paid. */
  readonly expiresAtSeconds?: number;
};

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Takes one provider's time, or says that it is taken. Carts take several in one transaction, by lowest id. */
export const occupyTime = (
  database: Database,
  wanted: WantedOccupancy,
  nowSeconds: number,
): Promise<Result<number, ErrorCode>> =>
  inTransaction(database, async (transaction) => {
    const occupancies = occupancyRepository(transaction);
    const { providerId, state, startsAtSeconds, endsAtSeconds, expiresAtSeconds } = wanted;
    if (!(await occupancies.takeTurn(providerId, dateOf(nowSeconds)))) return fail('object_does_not_exist');
    const id = await occupancies.add({
      providerId,
      state,
      startsAt: dateOf(startsAtSeconds),
      endsAt: dateOf(endsAtSeconds),
      expiresAt: expiresAtSeconds === undefined ? null : dateOf(expiresAtSeconds),
      createdAt: dateOf(nowSeconds),
    });
    return id === undefined ? fail('event_already_booked') : ok(id);
  });

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
