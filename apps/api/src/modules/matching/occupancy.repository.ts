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

export const occupancyRepository = (database: Database) => ({
  /** Waits its turn for a provider's time, and lets go of holds that have run out: the constraint still sees them. */
  takeTurn: async (providerId: number, now: Date): Promise<boolean> => {
    const locked = await database
      .selectFrom('provider')
      .select('account_id')
      .where('account_id', '=', providerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    await database
      .updateTable('occupancy')
      .set({ state: 'expired' })
      .where('provider_id', '=', providerId)
      .where('state', '=', 'hold')
      .where('expires_at', '<=', now)
      .execute();
    return locked !== undefined;
  },

  /** Nothing when the time is taken, buffers included. */
  add: async (occupancy: NewOccupancy): Promise<number | undefined> => {
    const added = await database
      .insertInto('occupancy')
      .values({
        provider_id: occupancy.providerId,
        state: occupancy.state,
        starts_at: occupancy.startsAt,
        ends_at: occupancy.endsAt,
        expires_at: occupancy.expiresAt,
        created_at: occupancy.createdAt,
      })
      .onConflict((conflict) => conflict.constraint('provider_is_booked_once').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id;
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
