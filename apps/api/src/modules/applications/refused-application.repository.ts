import type { Database } from '../../database/schema.ts';

export const refusedApplicationRepository = (database: Database) => ({
  listRefusedBefore: async (before: Date, limit: number): Promise<readonly number[]> => {
    const rows = await database
      .selectFrom('application')
      .select('id')
      .where('status', '=', 'refused')
      .where('decided_at', '<', before)
      .orderBy('decided_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  listPhotos: async (ids: readonly number[]): Promise<readonly string[]> => {
    const rows = await database
      .selectFrom('application_photo')
      .select('file_name')
      .where('application_id', 'in', [...ids, 0])
      .execute();
    return rows.map((row) => row.file_name);
  },

  remove: async (ids: readonly number[]): Promise<void> => {
    await database
      .deleteFrom('application')
      .where('id', 'in', [...ids, 0])
      .execute();
  },
});
