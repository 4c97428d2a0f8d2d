import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What keeps a provider busy, in the order in which it can come about. */
export type OccupyingState = 'hold' | 'requested' | 'accepted';
export type ReleasedState = 'declined' | 'expired' | 'cancelled';

export type NewOccupancy = {
  readonly providerId: number;
  readonly state: OccupyingState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Required for a hold, which ends by itself. */
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
};

type WantedTimes = Pick<NewOccupancy, 'providerId' | 'startsAt' | 'endsAt'>;

export const occupancyRepository = (database: Database) => ({
  takeTurns: takeTurns(database),
  isTaken: isTaken(database),

  /** Leaves out what is taken, buffers included, and answers the ids of the rest in the order given. */
  add: async (occupancies: readonly NewOccupancy[]): Promise<number[]> => {
    const added = await database
      .insertInto('occupancy')
      .values(
        occupancies.map((occupancy) => ({
          provider_id: occupancy.providerId,
          state: occupancy.state,
          starts_at: occupancy.startsAt,
          ends_at: occupancy.endsAt,
          expires_at: occupancy.expiresAt,
          created_at: occupancy.createdAt,
        })),
      )
      .onConflict((conflict) => conflict.constraint('provider_is_booked_once').doNothing())
      .returning(['id', 'provider_id as providerId', 'starts_at as startsAt'])
      .execute();
    const placeOf = (row: (typeof added)[number]): number =>
      occupancies.findIndex(
        ({ providerId, startsAt }) =>
          providerId === row.providerId && startsAt.getTime() === row.startsAt.getTime(),
      );
    return added.toSorted((one, other) => placeOf(one) - placeOf(other)).map(({ id }) => id);
  },

  /** Takes back what this very transaction has added. */
  remove: async (ids: readonly number[]): Promise<void> => {
    if (ids.length > 0) await database.deleteFrom('occupancy').where('id', 'in', ids).execute();
  },

  /** Whether it was still there to be booked for good. */
  accept: async (id: number): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('occupancy')
      .set({ state: 'accepted', expires_at: null })
      .where('id', '=', id)
      .where('state', 'in', ['hold', 'requested', 'accepted'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Whether there was something to let go. */
  release: async (id: number, state: ReleasedState): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('occupancy')
      .set({ state })
      .where('id', '=', id)
      .where('state', 'in', ['hold', 'requested', 'accepted'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

/** Waits its turn for the time of providers, and lets go of holds that have run out: the constraint still sees them. */
const takeTurns =
  (database: Database) =>
  async (providerIds: readonly number[], now: Date): Promise<boolean> => {
    const wanted = [...new Set(providerIds)];
    const locked = await database
      .selectFrom('provider')
      .select('account_id')
      .where('account_id', 'in', wanted)
      .orderBy('account_id')
      .forNoKeyUpdate()
      .execute();
    await database
      .updateTable('occupancy')
      .set({ state: 'expired' })
      .where('provider_id', 'in', wanted)
      .where('state', '=', 'hold')
      .where('expires_at', '<=', now)
      .execute();
    return locked.length === wanted.length;
  };

/** Whether some of this time is taken, buffers included, as far as can be seen without waiting for anybody. */
const isTaken =
  (database: Database) =>
  async (times: readonly WantedTimes[], now: Date): Promise<boolean> => {
    const { rows } = await sql`
    select from occupancy o
    join unnest(
      ${times.map(({ providerId }) => providerId)}::integer[],
      ${times.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${times.map(({ endsAt }) => endsAt)}::timestamptz[]
    ) as wanted (provider_id, starts_at, ends_at)
      on o.provider_id = wanted.provider_id
      and occupied_range(o.starts_at, o.ends_at) && occupied_range(wanted.starts_at, wanted.ends_at)
    where o.state in ('hold', 'requested', 'accepted') and (o.state <> 'hold' or o.expires_at > ${now})
    limit 1`.execute(database);
    return rows.length > 0;
  };
