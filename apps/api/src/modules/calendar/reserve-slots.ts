import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { TimeRange } from '@repo/domain/time/time-range';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { Database } from '../../database/schema.ts';
import { occupancyRepository } from './occupancy.repository.ts';
import type { NewOccupancy, OccupyingState } from './occupancy.repository.ts';

export type WantedSlot = TimeRange & {
  readonly providerId: number;
  readonly state: OccupyingState;
  /** When a hold ends; undefined for a paid booking. */
  readonly expiresAtSeconds?: number;
};

/**
 * Reserves slots, all or none, and returns their ids in the given order; fails if one is taken, and the caller's
 * transaction then rolls back the others. A transaction that also changes slots of other providers calls `lockCalendars`
 * for all of them first.
 */
export async function reserveSlots(
  transaction: Database,
  wanted: readonly WantedSlot[],
  nowSeconds: number,
): Promise<Result<readonly number[], ErrorCode>> {
  if (wanted.length === 0) return ok([]);
  const providerIds = wanted.map(({ providerId }) => providerId);
  if (!(await lockCalendars(transaction, providerIds, nowSeconds))) return fail('object_does_not_exist');
  const ids = await occupancyRepository(transaction).add(wanted.map((slot) => occupancyOf(slot, nowSeconds)));
  return ids.length === wanted.length ? ok(ids) : fail('event_already_booked');
}

/** Reserves one slot and returns its id, or undefined if it is taken. */
export async function reserveSlot(
  transaction: Database,
  wanted: WantedSlot,
  nowSeconds: number,
): Promise<number | undefined> {
  await lockCalendars(transaction, [wanted.providerId], nowSeconds);
  const [id] = await occupancyRepository(transaction).add([occupancyOf(wanted, nowSeconds)]);
  return id;
}

const occupancyOf = (
  { providerId, state, startsAtSeconds, endsAtSeconds, expiresAtSeconds }: WantedSlot,
  nowSeconds: number,
): NewOccupancy => ({
  providerId,
  state,
  startsAt: dateOf(startsAtSeconds),
  endsAt: dateOf(endsAtSeconds),
  expiresAt: expiresAtSeconds === undefined ? null : dateOf(expiresAtSeconds),
  createdAt: dateOf(nowSeconds),
});

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
