import type { Database } from '../database/schema.ts';
import type { DeadJob } from '../ports/jobs.ts';

/** What has failed for good, until somebody has it tried again. */
export const deadLetterRepository = (database: Database) => ({
  list: async (limit: number): Promise<DeadJob[]> => {
    const rows = await database
      .selectFrom('job')
      .select(['id', 'name', 'tries', 'reason', 'failed_at'])
      .where('failed_at', 'is not', null)
      .orderBy('failed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, name, tries, reason, failed_at: failedAt }) => ({
      id: String(id),
      name,
      tries,
      reason: reason ?? '',
      failedAtSeconds: Math.floor(Number(failedAt) / 1000),
    }));
  },

  revive: async (id: number, runAt: Date): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('job')
      .set({ failed_at: null, reason: null, tries: 0, run_at: runAt })
      .where('id', '=', id)
      .where('failed_at', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
});
