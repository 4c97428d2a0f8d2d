import type { Insertable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Consent } from '../../database/tables.data.ts';

export const eventConsentRepository = (database: Database) => ({
  /** Adds a decision and returns its id. */
  add: async (decision: Insertable<Consent>): Promise<number> => {
    const { id } = await database
      .insertInto('consent')
      .values(decision)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
});
