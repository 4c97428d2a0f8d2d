import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { TimeRange } from '@repo/domain/time/time-range';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { occupancyRepository } from './occupancy.repository.ts';
import type { OccupyingState } from './occupancy.repository.ts';

export type WantedOccupancy = TimeRange & {
  readonly providerId: number;
  readonly state: OccupyingState;
  /** When a hold ends by itself; nothing for what is paid. */
  readonly expiresAtSeconds?: number;
};

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/**
 * Takes time of providers, all of it or none, or says that some is taken. Answers the ids in the order of what is
 * wanted. A transaction that has to touch the time of others as well has taken its turn with all of them before.
 */
export const occupyTimes = (
  database: Database,
  wanted: readonly WantedOccupancy[],
  nowSeconds: number,
): Promise<Result<readonly number[], ErrorCode>> =>
  inTransaction(database, async (transaction) => {
    if (wanted.length === 0) return ok([]);
    const occupancies = occupancyRepository(transaction);
    const now = dateOf(nowSeconds);
    const providerIds = wanted.map(({ providerId }) => providerId);
    if (!(await occupancies.takeTurns(providerIds, now))) return fail('object_does_not_exist');
    const added = await occupancies.add(
      wanted.map(({ providerId, state, startsAtSeconds, endsAtSeconds, expiresAtSeconds }) => ({
        providerId,
        state,
        startsAt: dateOf(startsAtSeconds),
        endsAt: dateOf(endsAtSeconds),
        expiresAt: expiresAtSeconds === undefined ? null : dateOf(expiresAtSeconds),
        createdAt: now,
      })),
    );
    if (added.length === wanted.length) return ok(added);
    await occupancies.remove(added);
    return fail('event_already_booked');
  });

type ProviderTime = Pick<WantedOccupancy, 'providerId' | keyof TimeRange>;

/** Whether some of this time is plainly taken, so that nobody waits for a turn who has lost already. */
export async function areTimesTaken(
  database: Database,
  times: readonly ProviderTime[],
  nowSeconds: number,
): Promise<boolean> {
  if (times.length === 0) return false;
  const wanted = times.map(({ providerId, startsAtSeconds, endsAtSeconds }) => ({
    providerId,
    startsAt: dateOf(startsAtSeconds),
    endsAt: dateOf(endsAtSeconds),
  }));
  return occupancyRepository(database).isTaken(wanted, dateOf(nowSeconds));
}

/**
 * Waits for the turn with several providers at once, so that no two transactions wait for each other, and lets go of
 * holds that have run out. False when one of them is no provider.
 */
export const takeTurns = (
  transaction: Database,
  providerIds: readonly number[],
  nowSeconds: number,
): Promise<boolean> => occupancyRepository(transaction).takeTurns(providerIds, dateOf(nowSeconds));
