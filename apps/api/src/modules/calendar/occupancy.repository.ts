import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The states that block a provider's calendar, in the order in which a booking passes through them. */
export type OccupyingState = 'hold' | 'requested' | 'accepted';
export type ReleasedState = 'declined' | 'expired' | 'cancelled';

export type NewOccupancy = {
  readonly providerId: number;
  readonly state: OccupyingState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Required for a hold. */
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
};

type WantedSlot = Pick<NewOccupancy, 'providerId' | 'startsAt' | 'endsAt'>;

export const occupancyRepository = (database: Database) => ({
  /** Locks providers in ascending order of id, so that transactions cannot deadlock; returns whether all exist. */
  lockProviders: async (providerIds: readonly number[]): Promise<boolean> => {
    const ids = [...new Set(providerIds)];
    const locked = await database
      .selectFrom('provider')
      .select('accountId')
      .where('accountId', 'in', ids)
      .orderBy('accountId')
      .forNoKeyUpdate()
      .execute();
    return locked.length === ids.length;
  },

  /** Expires the overdue holds of providers: the exclusion constraint counts them until then. */
  expireHolds: async (providerIds: readonly number[], now: Date): Promise<void> => {
    await database
      .updateTable('occupancy')
      .set({ state: 'expired' })
      .where('providerId', 'in', providerIds)
      .where('state', '=', 'hold')
      .where('expiresAt', '<=', now)
      .execute();
  },

  /** Returns whether any of the slots is taken, buffers included, without waiting for locks. */
  isTaken: async (slots: readonly WantedSlot[], now: Date): Promise<boolean> => {
    const { rows } = await sql`
      select from occupancy o
      join unnest(
        ${slots.map(({ providerId }) => providerId)}::integer[],
        ${slots.map(({ startsAt }) => startsAt)}::timestamptz[],
        ${slots.map(({ endsAt }) => endsAt)}::timestamptz[]
      ) as wanted (provider_id, starts_at, ends_at)
        on o.provider_id = wanted.provider_id
        and occupied_range(o.starts_at, o.ends_at) && occupied_range(wanted.starts_at, wanted.ends_at)
      where o.state in ('hold', 'requested', 'accepted') and (o.state <> 'hold' or o.expires_at > ${now})
      limit 1`.execute(database);
    return rows.length > 0;
  },

  /** Adds the slots that are free, buffers included, and returns their ids in the given order. */
  add: async (occupancies: readonly NewOccupancy[]): Promise<number[]> => {
    const added = await database
      .insertInto('occupancy')
      .values(
        occupancies.map((occupancy) => ({
          providerId: occupancy.providerId,
          state: occupancy.state,
          startsAt: occupancy.startsAt,
          endsAt: occupancy.endsAt,
          expiresAt: occupancy.expiresAt,
          createdAt: occupancy.createdAt,
        })),
      )
      .onConflict((conflict) => conflict.constraint('provider_is_booked_once').doNothing())
      .returning(['id', 'providerId', 'startsAt'])
      .execute();
    const indexOf = (row: (typeof added)[number]): number =>
      occupancies.findIndex(
        ({ providerId, startsAt }) =>
          providerId === row.providerId && startsAt.getTime() === row.startsAt.getTime(),
      );
    return added.toSorted((one, other) => indexOf(one) - indexOf(other)).map(({ id }) => id);
  },

  list: (ids: readonly number[]) =>
    database
      .selectFrom('occupancy')
      .where('id', 'in', ids)
      .select(['id', 'providerId', 'startsAt', 'endsAt'])
      .execute(),

  /** Turns holds into requested bookings and returns the ids of those that were still holds. */
  confirmHolds: async (ids: readonly number[]): Promise<readonly number[]> => {
    const confirmed = await database
      .updateTable('occupancy')
      .set({ state: 'requested', expiresAt: null })
      .where('id', 'in', ids)
      .where('state', '=', 'hold')
      .returning('id')
      .execute();
    return confirmed.map(({ id }) => id);
  },

  /** Returns false if the occupancy was released before. */
  accept: async (id: number): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('occupancy')
      .set({ state: 'accepted', expiresAt: null })
      .where('id', '=', id)
      .where('state', 'in', ['hold', 'requested', 'accepted'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Releases those that still block the calendar and returns their ids. */
  release: async (ids: readonly number[], state: ReleasedState): Promise<readonly number[]> => {
    if (ids.length === 0) return [];
    const released = await database
      .updateTable('occupancy')
      .set({ state })
      .where('id', 'in', ids)
      .where('state', 'in', ['hold', 'requested', 'accepted'])
      .returning('id')
      .execute();
    return released.map(({ id }) => id);
  },

  /** Extends an occupancy to the end of another one, which the caller has released. */
  extendTo: async (id: number, longerId: number): Promise<void> => {
    await database
      .updateTable('occupancy')
      .set((each) => ({
        endsAt: each
          .selectFrom('occupancy as longer')
          .where('longer.id', '=', longerId)
          .select('longer.endsAt'),
      }))
      .where('id', '=', id)
      .execute();
  },
});
