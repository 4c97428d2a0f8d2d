import { sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

type Made =
  | {
      readonly state: 'ready';
      readonly width_px: number;
      readonly height_px: number;
      readonly widths: number[];
    }
  | { readonly state: 'broken' };

/** The files that portfolios show. Triggers of the database add them. */
export const portfolioFileRepository = (database: Database) => ({
  /** Returns files that wait for their smaller images. */
  listWaiting: async (limit: number): Promise<readonly string[]> => {
    const waiting = await database
      .selectFrom('portfolio_file')
      .select('name')
      .where('state', '=', 'working')
      .orderBy('name')
      .limit(limit)
      .execute();
    return waiting.map(({ name }) => name);
  },

  /** Returns false if the file was deleted meanwhile. */
  finish: async (name: string, made: Made): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('portfolio_file')
      .set(made)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  forget: async (names: readonly string[]): Promise<void> => {
    await database
      .deleteFrom('portfolio_file')
      .where(sql<boolean>`name = any(${names}::text[])`)
      .execute();
  },
});
