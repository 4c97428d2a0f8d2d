import type { RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** The number of rows that a statement deletes well within its time limit. */
const batchRows = 1000;

/** Deletes rows in statements of limited size until none are left. */
export async function inBatches(deleteSome: (most: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(batchRows)) === batchRows);
}

/** Runs a deletion and returns how many rows it deleted. */
export async function countDeleted(database: Database, deletion: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await deletion.execute(database);
  return Number(numAffectedRows);
}
