import { eventMachine } from '@repo/domain/machine/event-machine';
import { transition } from '@repo/domain/machine/transition';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { eventsIn } from '../orders/orders.module.ts';
import { draftRepository } from './draft.repository.ts';

const batchSize = 100;

/** Closes the drafts whose start has passed without a booking, and returns how many. */
export async function closePastDrafts({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  const now = new Date(clock.nowMs());
  const status = transition(eventMachine, 'draft', 'cancel');
  if (!status.ok) throw new Error('a draft cannot be closed');
  for (let closed = 0; ;) {
    const past = await inTransaction(database, async (transaction) => {
      const ids = await draftRepository(transaction).listPast(now, batchSize);
      const columns = { status: status.value, status_changed_at: now, answer_until: null };
      for (const id of ids) await eventsIn(transaction).change(id, columns);
      return ids.length;
    });
    closed += past;
    if (past < batchSize) return closed;
  }
}
