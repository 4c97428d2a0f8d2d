import { sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

type ResizeResult =
  | {
      readonly state: 'ready';
      readonly widthPx: number;
      readonly heightPx: number;
      readonly widths: number[];
    }
  | { readonly state: 'broken' };

/** The files that portfolios show. Triggers of the database add them. */
export const portfolioFileRepository = (database: Database) => ({
  /** Returns the names of up to `limit` files whose smaller images have not been made. */
  listUnprocessed: async (limit: number): Promise<readonly string[]> => {
    const unprocessed = await database
      .selectFrom('portfolioFile')
      .select('name')
      .where('state', '=', 'working')
      .orderBy('name')
      .limit(limit)
      .execute();
    return unprocessed.map(({ name }) => name);
  },

  /** Saves the outcome of resizing; returns false if the file has been deleted in the meantime. */
  saveResult: async (name: string, result: ResizeResult): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('portfolioFile')
      .set(result)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  remove: async (names: readonly string[]): Promise<void> => {
    await database
      .deleteFrom('portfolioFile')
      .where(sql<boolean>`name = any(${names}::text[])`)
      .execute();
  },
});
