import type { Database } from '../../../database/schema.ts';

/** What the rules of an event ask of the catalogue. */
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
