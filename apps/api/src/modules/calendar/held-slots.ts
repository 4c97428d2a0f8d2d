import type { Database } from '../../database/schema.ts';
import { occupancyRepository } from './occupancy.repository.ts';
import type { ReleasedState } from './occupancy.repository.ts';

export type HeldSlot = { readonly providerId: number; readonly occupancyId: number };

/**
 * Turns the holds of an order into requested bookings, all or none, and takes expired holds again while they are free.
 * Returns the occupancy id that replaces each hold, or undefined if one of the slots is taken.
 */
export async function confirmHolds(
  transaction: Database,
  held: readonly HeldSlot[],
  now: Date,
): Promise<ReadonlyMap<number, number> | undefined> {
  if (held.length === 0) return new Map();
  const occupancies = occupancyRepository(transaction);
  const providerIds = providerIdsOf(held);
  await occupancies.lockProviders(providerIds);
  await occupancies.expireHolds(providerIds, now);
  const confirmedIds = await occupancies.confirmHolds(occupancyIdsOf(held));
  const replacements = new Map(confirmedIds.map((id) => [id, id]));
  const expiredIds = occupancyIdsOf(held).filter((id) => !replacements.has(id));
  if (expiredIds.length === 0) return replacements;
  const expired = await occupancies.list(expiredIds);
  const addedIds = await occupancies.add(
    expired.map((slot) => ({ ...slot, state: 'requested', expiresAt: null, createdAt: now })),
  );
  for (const [index, id] of addedIds.entries()) replacements.set(expired[index]?.id ?? id, id);
  if (addedIds.length === expired.length) return replacements;
  await occupancies.release([...replacements.values()], 'expired');
  return undefined;
}

/** Releases the slots of an order, after locking their providers. */
export async function releaseSlots(
  transaction: Database,
  held: readonly HeldSlot[],
  state: ReleasedState,
): Promise<void> {
  if (held.length === 0) return;
  const occupancies = occupancyRepository(transaction);
  await occupancies.lockProviders(providerIdsOf(held));
  await occupancies.release(occupancyIdsOf(held), state);
}

/** Makes the hours of an extension part of the booking before them. The caller has locked the provider. */
export async function mergeSlots(
  transaction: Database,
  bookingOccupancyId: number,
  extensionOccupancyId: number,
): Promise<void> {
  const occupancies = occupancyRepository(transaction);
  await occupancies.release([extensionOccupancyId], 'cancelled');
  await occupancies.extendTo(bookingOccupancyId, extensionOccupancyId);
}

const occupancyIdsOf = (held: readonly HeldSlot[]): readonly number[] =>
  held.map(({ occupancyId }) => occupancyId);

const providerIdsOf = (held: readonly HeldSlot[]): readonly number[] =>
  held.map(({ providerId }) => providerId);
