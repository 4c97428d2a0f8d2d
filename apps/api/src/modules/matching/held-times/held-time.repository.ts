import type { Database } from '../../../database/schema.ts';
import type { ReleasedState } from '../occupancy.repository.ts';

/** The time that orders hold until they are paid; whoever changes any of it has locked its providers. */
export const heldTimeRepository = (database: Database) => ({
  /** By ascending id, as everybody does, so that no two wait for each other. */
  lockProviders: async (providerIds: readonly number[]): Promise<void> => {
    await database
      .selectFrom('provider')
      .select('account_id')
      .where('account_id', 'in', providerIds)
      .orderBy('account_id')
      .forNoKeyUpdate()
      .execute();
  },

  /** Answers which of these holds were still there. */
  keep: async (ids: readonly number[]): Promise<readonly number[]> => {
    const kept = await database
      .updateTable('occupancy')
      .set({ state: 'requested', expires_at: null })
      .where('id', 'in', ids)
      .where('state', '=', 'hold')
      .returning('id')
      .execute();
    return kept.map(({ id }) => id);
  },

  list: (ids: readonly number[]) =>
    database
      .selectFrom('occupancy')
      .where('id', 'in', ids)
      .select(['id', 'provider_id as providerId', 'starts_at as startsAt', 'ends_at as endsAt'])
      .execute(),

  /** What has been let go before stays as it is. */
  release: async (ids: readonly number[], state: ReleasedState): Promise<void> => {
    if (ids.length === 0) return;
    await database
      .updateTable('occupancy')
      .set({ state })
      .where('id', 'in', ids)
      .where('state', 'in', ['hold', 'requested', 'accepted'])
      .execute();
  },

  /** Ends the one where the other ended, which has been let go of just before. */
  lengthen: async (id: number, untilEndOfId: number): Promise<void> => {
    await database
      .updateTable('occupancy')
      .set((each) => ({
        ends_at: each
          .selectFrom('occupancy as longer')
          .where('longer.id', '=', untilEndOfId)
          .select('longer.ends_at'),
      }))
      .where('id', '=', id)
      .execute();
  },
});
