import type { Database } from '../../../database/schema.ts';
import { occupancyRepository } from '../occupancy.repository.ts';
import type { ReleasedState } from '../occupancy.repository.ts';
import { heldTimeRepository } from './held-time.repository.ts';

export type HeldTime = { readonly providerId: number; readonly occupancyId: number };

/**
 * Makes bookings of what an order holds, all or none of it: time that was let go in between is taken again as long as
 * nobody else has it. Answers under which id each hold goes on, or nothing when any of the time is gone.
 */
export async function keepTimes(
  transaction: Database,
  held: readonly HeldTime[],
  now: Date,
): Promise<ReadonlyMap<number, number> | undefined> {
  if (held.length === 0) return new Map();
  const times = heldTimeRepository(transaction);
  const occupancies = occupancyRepository(transaction);
  await occupancies.takeTurns(providersOf(held), now);
  const kept = new Map((await times.keep(idsOf(held))).map((id) => [id, id]));
  const lostIds = idsOf(held).filter((id) => !kept.has(id));
  if (lostIds.length === 0) return kept;
  const lost = await times.list(lostIds);
  const taken = await occupancies.add(
    lost.map((time) => ({ ...time, state: 'requested', expiresAt: null, createdAt: now })),
  );
  for (const [index, id] of taken.entries()) kept.set(lost[index]?.id ?? id, id);
  if (taken.length === lost.length) return kept;
  await times.release([...kept.values()], 'expired');
  return undefined;
}

/** Lets go of what an order holds, in turn with everybody else who wants time of the same providers. */
export async function releaseTimes(
  transaction: Database,
  held: readonly HeldTime[],
  state: ReleasedState,
): Promise<void> {
  if (held.length === 0) return;
  const times = heldTimeRepository(transaction);
  await times.lockProviders(providersOf(held));
  await times.release(idsOf(held), state);
}

/** Makes the hours that an extension holds part of the booking before them. The caller has kept them just now. */
export async function joinTimes(
  transaction: Database,
  bookingOccupancyId: number,
  extensionOccupancyId: number,
): Promise<void> {
  const times = heldTimeRepository(transaction);
  await times.release([extensionOccupancyId], 'cancelled');
  await times.lengthen(bookingOccupancyId, extensionOccupancyId);
}

const idsOf = (held: readonly HeldTime[]): readonly number[] => held.map(({ occupancyId }) => occupancyId);

const providersOf = (held: readonly HeldTime[]): readonly number[] =>
  held.map(({ providerId }) => providerId);
