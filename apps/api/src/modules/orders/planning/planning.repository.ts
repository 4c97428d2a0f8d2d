import type { Database } from '../../../database/schema.ts';

/** Reads the catalogue for the rules of an event. */
export const planningRepository = (database: Database) => ({
  findOfferedType: (id: number): Promise<{ readonly requiresNotes: boolean } | undefined> =>
    database
      .selectFrom('eventType')
      .select('requiresNotes')
      .where('id', '=', id)
      .where('isActive', '=', true)
      .executeTakeFirst(),

  listServicedPostalCodes: async (): Promise<readonly string[]> => {
    const served = await database.selectFrom('servicedPostalCode').select('code').execute();
    return served.map(({ code }) => code);
  },
});
