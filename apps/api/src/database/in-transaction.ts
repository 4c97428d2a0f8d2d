import type { Database } from './schema.ts';

class Rollback extends Error {}

/**
 * Runs work in one transaction and rolls it back when the work throws or returns a failed `Result`. If its writes must
 * stay although the caller is refused, the work returns a value instead. Joins the caller's transaction if there is
 * one, and then the caller must return the failure too.
 */
export async function inTransaction<Value>(
  database: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  if (database.isTransaction) return work(database);
  let failed: Value | undefined;
  try {
    return await database.transaction().execute(async (transaction) => {
      const value = await work(transaction);
      if (!isFailure(value)) return value;
      failed = value;
      throw new Rollback();
    });
  } catch (error) {
    if (error instanceof Rollback && failed !== undefined) return failed;
    throw error;
  }
}

const isFailure = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
