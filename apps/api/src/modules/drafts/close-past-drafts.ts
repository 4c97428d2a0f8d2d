import { eventMachine } from '@repo/domain/machine/event-machine';
import { transition } from '@repo/domain/machine/transition';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { eventsIn } from '../orders/orders.module.ts';
import { draftRepository } from './draft.repository.ts';

const atOnce = 100;

/** Closes drafts whose time has come without a booking; answers how many. */
export async function closePastDrafts({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<number> {
  const now = new Date(clock.nowMs());
  const status = transition(eventMachine, 'draft', 'cancel');
  if (!status.ok) throw new Error('a draft cannot be closed');
  for (let closed = 0; ;) {
    const past = await database.transaction().execute(async (transaction) => {
      const ids = await draftRepository(transaction).listPast(now, atOnce);
      const columns = { status: status.value, status_changed_at: now, answer_until: null };
      for (const id of ids) await eventsIn(transaction).change(id, columns);
      return ids.length;
    });
    closed += past;
    if (past < atOnce) return closed;
  }
}
