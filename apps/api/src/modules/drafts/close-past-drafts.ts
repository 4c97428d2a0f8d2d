import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { closeDraft } from './close-draft.ts';
import { draftRepository } from './draft.repository.ts';

const batchSize = 100;

/** Closes the drafts whose start has passed without a booking, and returns how many. */
export async function closePastDrafts({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  const now = new Date(clock.nowMs());
  for (let closed = 0; ;) {
    const past = await inTransaction(database, async (transaction) => {
      const ids = await draftRepository(transaction).listPast(now, batchSize);
      for (const id of ids) await closeDraft(transaction, id, now);
      return ids.length;
    });
    closed += past;
    if (past < batchSize) return closed;
  }
}
