import type { Database } from '../../database/schema.ts';

export const refusedApplicationRepository = (database: Database) => ({
  listRefusedBefore: async (before: Date, limit: number): Promise<readonly number[]> => {
    const rows = await database
      .selectFrom('application')
      .select('id')
      .where('status', '=', 'refused')
      .where('decidedAt', '<', before)
      .orderBy('decidedAt')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  listPhotos: async (ids: readonly number[]): Promise<readonly string[]> => {
    const rows = await database
      .selectFrom('applicationPhoto')
      .select('fileName')
      .where('applicationId', 'in', [...ids, 0])
      .execute();
    return rows.map((row) => row.fileName);
  },

  remove: async (ids: readonly number[]): Promise<void> => {
    await database
      .deleteFrom('application')
      .where('id', 'in', [...ids, 0])
      .execute();
  },
});
