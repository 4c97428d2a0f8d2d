import type { Database } from '../../../database/schema.ts';

/** Reads the catalogue for the rules of an event. */
export const planningRepository = (database: Database) => ({
  findOfferedType: (id: number): Promise<{ readonly requiresNotes: boolean } | undefined> =>
    database
      .selectFrom('event_type')
      .select('requires_notes as requiresNotes')
      .where('id', '=', id)
      .where('is_active', '=', true)
      .executeTakeFirst(),

  listServicedPostalCodes: async (): Promise<readonly string[]> => {
    const served = await database.selectFrom('serviced_postal_code').select('code').execute();
    return served.map(({ code }) => code);
  },
});
