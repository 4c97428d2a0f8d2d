import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { TimeRange } from '@repo/domain/time/time-range';
import { dateOf } from '@repo/domain/time/unix-seconds';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { occupancyRepository } from './occupancy.repository.ts';
import type { OccupyingState } from './occupancy.repository.ts';

export type WantedSlot = TimeRange & {
  readonly providerId: number;
  readonly state: OccupyingState;
  /** When a hold ends; undefined for a paid booking. */
  readonly expiresAtSeconds?: number;
};

/**
 * Reserves slots, all or none, and returns their ids in the given order; fails if one is taken. A transaction that
 * also changes slots of other providers calls `lockCalendars` for all of them first.
 */
export const reserveSlots = (
  database: Database,
  wanted: readonly WantedSlot[],
  nowSeconds: number,
): Promise<Result<readonly number[], ErrorCode>> =>
  inTransaction(database, async (transaction) => {
    if (wanted.length === 0) return ok([]);
    const providerIds = wanted.map(({ providerId }) => providerId);
    if (!(await lockCalendars(transaction, providerIds, nowSeconds))) return fail('object_does_not_exist');
    const occupancies = occupancyRepository(transaction);
    const addedIds = await occupancies.add(
      wanted.map(({ providerId, state, startsAtSeconds, endsAtSeconds, expiresAtSeconds }) => ({
        providerId,
        state,
        startsAt: dateOf(startsAtSeconds),
        endsAt: dateOf(endsAtSeconds),
        expiresAt: expiresAtSeconds === undefined ? null : dateOf(expiresAtSeconds),
        createdAt: dateOf(nowSeconds),
      })),
    );
    if (addedIds.length === wanted.length) return ok(addedIds);
    await occupancies.remove(addedIds);
    return fail('event_already_booked');
  });

/** Reserves one slot and returns its id; fails if it is taken. */
export async function reserveSlot(
  database: Database,
  wanted: WantedSlot,
  nowSeconds: number,
): Promise<Result<number, ErrorCode>> {
  const reserved = await reserveSlots(database, [wanted], nowSeconds);
  if (!reserved.ok) return reserved;
  const [id = Number.NaN] = reserved.value;
  return ok(id);
}

type ProviderSlot = Pick<WantedSlot, 'providerId' | keyof TimeRange>;

/** Returns whether any of the slots is taken. Takes no locks, so a caller that would lose anyway need not wait. */
export async function areSlotsTaken(
  database: Database,
  slots: readonly ProviderSlot[],
  nowSeconds: number,
): Promise<boolean> {
  if (slots.length === 0) return false;
  const wanted = slots.map(({ providerId, startsAtSeconds, endsAtSeconds }) => ({
    providerId,
    startsAt: dateOf(startsAtSeconds),
    endsAt: dateOf(endsAtSeconds),
  }));
  return occupancyRepository(database).isTaken(wanted, dateOf(nowSeconds));
}

/**
 * Locks the providers in ascending order of id, which prevents deadlocks, and expires their overdue holds. Returns false
 * if one of the ids is not a provider.
 */
export async function lockCalendars(
  transaction: Database,
  providerIds: readonly number[],
  nowSeconds: number,
): Promise<boolean> {
  const occupancies = occupancyRepository(transaction);
  const areAllProviders = await occupancies.lockProviders(providerIds);
  await occupancies.expireHolds(providerIds, dateOf(nowSeconds));
  return areAllProviders;
}
