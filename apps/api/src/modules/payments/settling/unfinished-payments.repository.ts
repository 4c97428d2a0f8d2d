import type { Database } from '../../../database/schema.ts';

export const unfinishedPaymentsRepository = (database: Database) => ({
  /**
   * Claims the open payments that were checked longest ago. Marks them before they are settled, so that a payment that
   * cannot be settled goes to the end of the queue.
   */
  claim: async (createdUntil: Date, now: Date, limit: number): Promise<readonly number[]> => {
    const claimed = await database
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
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('order_id')
      .execute();
    return claimed.map((each) => each.order_id);
  },
});
