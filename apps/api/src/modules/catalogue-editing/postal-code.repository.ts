import type { Database } from '../../database/schema.ts';

export const postalCodeRepository = (database: Database) => ({
  list: (): Promise<{ readonly code: string }[]> =>
    database.selectFrom('servicedPostalCode').select('code').orderBy('code').execute(),

  /** Adds codes and returns those that were new. */
  add: async (codes: readonly string[]): Promise<readonly string[]> => {
    const added = await database
      .insertInto('servicedPostalCode')
      .values(codes.map((code) => ({ code })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .execute();
    return added.map(({ code }) => code);
  },

  /** Removes a code; returns whether it existed. */
  remove: async (code: string): Promise<boolean> => {
    const removed = await database
      .deleteFrom('servicedPostalCode')
      .where('code', '=', code)
      .returning('code')
      .executeTakeFirst();
    return removed !== undefined;
  },
});
