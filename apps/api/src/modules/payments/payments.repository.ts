import type { Database } from '../../database/schema.ts';
import type { WantedSession } from '../../ports/payment-gateway.ts';

export const paymentsRepository = (database: Database) => ({
  /** Whom the card provider writes to, and in which language its page is. */
  findPayer: (accountId: number): Promise<{ readonly email: string; readonly locale: string }> =>
    database
      .selectFrom('account')
      .where('id', '=', accountId)
      .select(['email', 'locale'])
      .executeTakeFirstOrThrow(),

  /** What providers are called, by their profile or else by their first name. */
  namesOf: async (providerIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    if (providerIds.length === 0) return new Map();
    const named = await database
      .selectFrom('account')
      .leftJoin('portfolio', 'portfolio.provider_id', 'account.id')
      .where('account.id', 'in', providerIds)
      .select(['account.id', 'account.first_name as firstName', 'portfolio.profile_name as profileName'])
      .execute();
    return new Map(named.map(({ id, firstName, profileName }) => [id, profileName?.trim() || firstName]));
  },

  findWanted: async (orderId: number): Promise<unknown> => {
    const { wanted } = await database
      .selectFrom('payment')
      .where('order_id', '=', orderId)
      .select('wanted')
      .executeTakeFirstOrThrow();
    return wanted;
  },

  /** Writes down what the card provider is asked with, and answers what was written down first. */
  keepWanted: async (wanted: WantedSession): Promise<unknown> => {
    const kept = await database
      .updateTable('payment')
      .set((each) => ({ wanted: each.fn.coalesce('wanted', each.val(JSON.stringify(wanted))) }))
      .where('order_id', '=', wanted.orderId)
      .returning('wanted')
      .executeTakeFirstOrThrow();
    return kept.wanted;
  },

  /**
   * Payments of open orders that nobody has asked about for the longest time. Marking them first makes one that cannot
   * be settled wait at the end of the line like any other.
   */
  takeUnfinished: async (createdUntil: Date, now: Date, most: number): Promise<readonly number[]> => {
    const taken = await database
      .updateTable('payment')
      .set({ looked_at: now })
      .where('order_id', 'in', (unfinished) =>
        unfinished
          .selectFrom('payment')
          .select('order_id')
          .where('state', 'in', ['asked', 'open'])
          .where('created_at', '<=', createdUntil)
          .orderBy('looked_at', (order) => order.asc().nullsFirst())
          .orderBy('order_id')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .returning('order_id')
      .execute();
    return taken.map((each) => each.order_id);
  },
});
