import type { Database } from '../../../database/schema.ts';

export const unfinishedPaymentsRepository = (database: Database) => ({
  /**
   * Claims the open payments that were checked longest ago. Marks them before they are settled, so that a payment that
   * cannot be settled goes to the end of the queue.
   */
  claim: async (createdUntil: Date, now: Date, limit: number): Promise<readonly number[]> => {
    const claimed = await database
      .updateTable('payment')
      .set({ lookedAt: now })
      .where('orderId', 'in', (unfinished) =>
        unfinished
          .selectFrom('payment')
          .select('orderId')
          .where('state', 'in', ['asked', 'open'])
          .where('createdAt', '<=', createdUntil)
          .orderBy('lookedAt', (order) => order.asc().nullsFirst())
          .orderBy('orderId')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('orderId')
      .execute();
    return claimed.map((each) => each.orderId);
  },
});
