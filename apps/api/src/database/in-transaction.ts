import type { Database } from './schema.ts';

/** Runs writes that belong together in one transaction: the caller's own where there is one, otherwise a new one. */
export const inTransaction = <Value>(
  database: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> => (database.isTransaction ? work(database) : database.transaction().execute(work));
