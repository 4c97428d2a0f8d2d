import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The orders of a host. */
export const hostOrdersRepository = (database: Database) => ({
  /** What one host asks for takes turns: held orders can be counted, and a draft sent twice finds its twin. */
  lockHost: async (hostId: number): Promise<void> => {
    await database
      .selectFrom('account')
      .select('id')
      .where('id', '=', hostId)
      .forNoKeyUpdate()
      .executeTakeFirst();
  },

  /** How many other orders of a host are held right now. */
  countHeldBy: async (hostId: number, exceptIds: readonly number[], now: Date): Promise<number> => {
    const { held } = await database
      .selectFrom('booking_order')
      .where('host_id', '=', hostId)
      .where('state', '=', 'open')
      .where('holds_until', '>', now)
      .$if(exceptIds.length > 0, (orders) => orders.where('id', 'not in', exceptIds))
      .select(sql<number>`count(*)`.as('held'))
      .executeTakeFirstOrThrow();
    return held;
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
