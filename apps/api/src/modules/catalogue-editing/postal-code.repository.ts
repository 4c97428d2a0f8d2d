import type { Database } from '../../database/schema.ts';

export const postalCodeRepository = (database: Database) => ({
  list: (): Promise<{ readonly code: string }[]> =>
    database.selectFrom('serviced_postal_code').select('code').orderBy('code').execute(),

  /** Answers those that were not served before. */
  add: async (codes: readonly string[]): Promise<readonly string[]> => {
    const added = await database
      .insertInto('serviced_postal_code')
      .values(codes.map((code) => ({ code })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .execute();
    return added.map(({ code }) => code);
  },

  /** Answers whether it was served. */
  remove: async (code: string): Promise<boolean> => {
    const removed = await database
      .deleteFrom('serviced_postal_code')
      .where('code', '=', code)
      .returning('code')
      .executeTakeFirst();
    return removed !== undefined;
  },
});
