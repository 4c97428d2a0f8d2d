import type { Database } from '../../../database/schema.ts';
import type { SessionRequest } from '../../../ports/payment-gateway.ts';

export const sessionRequestRepository = (database: Database) => ({
  /** Returns the stored session request, null before the first one. */
  find: async (orderId: number): Promise<unknown> => {
    const { wanted } = await database
      .selectFrom('payment')
      .where('orderId', '=', orderId)
      .select('wanted')
      .executeTakeFirstOrThrow();
    return wanted;
  },

  /** Stores the session request unless one is stored already, and returns the stored one. */
  saveFirst: async (wanted: SessionRequest): Promise<unknown> => {
    const stored = await database
      .updateTable('payment')
      .set((each) => ({ wanted: each.fn.coalesce('wanted', each.val(JSON.stringify(wanted))) }))
      .where('orderId', '=', wanted.orderId)
      .returning('wanted')
      .executeTakeFirstOrThrow();
    return stored.wanted;
  },

  /** Returns the address for the card provider's receipt and the language of its page. */
  findPayer: (accountId: number): Promise<{ readonly email: string; readonly locale: string }> =>
    database
      .selectFrom('account')
      .where('id', '=', accountId)
      .select(['email', 'locale'])
      .executeTakeFirstOrThrow(),

  /** Returns the profile names of providers, or their first names. */
  listProviderNames: async (providerIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    if (providerIds.length === 0) return new Map();
    const named = await database
      .selectFrom('account')
      .leftJoin('portfolio', 'portfolio.providerId', 'account.id')
      .where('account.id', 'in', providerIds)
      .select(['account.id', 'account.firstName', 'portfolio.profileName'])
      .execute();
    return new Map(named.map(({ id, firstName, profileName }) => [id, profileName?.trim() || firstName]));
  },
});
