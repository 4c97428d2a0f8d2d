import type { Database } from '../../../database/schema.ts';
import type { WantedSession } from '../../../ports/payment-gateway.ts';

export const wantedSessionRepository = (database: Database) => ({
  /** What the card provider was asked with before, if it was. */
  find: async (orderId: number): Promise<unknown> => {
    const { wanted } = await database
      .selectFrom('payment')
      .where('order_id', '=', orderId)
      .select('wanted')
      .executeTakeFirstOrThrow();
    return wanted;
  },

  /** Writes down what it is asked with, and answers what was written down first. */
  keep: async (wanted: WantedSession): Promise<unknown> => {
    const kept = await database
      .updateTable('payment')
      .set((each) => ({ wanted: each.fn.coalesce('wanted', each.val(JSON.stringify(wanted))) }))
      .where('order_id', '=', wanted.orderId)
      .returning('wanted')
      .executeTakeFirstOrThrow();
    return kept.wanted;
  },

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
});
