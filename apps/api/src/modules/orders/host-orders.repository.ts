import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const hostOrdersRepository = (database: Database) => ({
  /** Locks the host, so that checkouts and drafts of one host run one after the other. */
  lockHost: async (hostId: number): Promise<void> => {
    await database
      .selectFrom('account')
      .select('id')
      .where('id', '=', hostId)
      .forNoKeyUpdate()
      .executeTakeFirst();
  },

  countOwn: async (hostId: number, orderIds: readonly number[]): Promise<number> => {
    const { own } = await database
      .selectFrom('booking_order')
      .where('id', 'in', orderIds)
      .where('host_id', '=', hostId)
      .select(sql<number>`count(*)`.as('own'))
      .executeTakeFirstOrThrow();
    return own;
  },
});
