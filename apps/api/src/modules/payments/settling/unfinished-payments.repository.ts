import type { Database } from '../../../database/schema.ts';

export const unfinishedPaymentsRepository = (database: Database) => ({
  /**
   * Payments of open orders that nobody has asked about for the longest time. Marking them first makes one that cannot
   * be settled wait at the end of the line like any other.
   */
  take: async (createdUntil: Date, now: Date, most: number): Promise<readonly number[]> => {
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
