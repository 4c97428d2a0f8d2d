import { eventMachine } from '@repo/domain/machine/event-machine';
import { transition } from '@repo/domain/machine/transition';
import type { Database } from '../../database/schema.ts';
import { eventsIn } from '../orders/orders.module.ts';

/** Closes a draft, which is no longer answered or booked then. The caller has locked it. */
export async function closeDraft(transaction: Database, id: number, now: Date): Promise<void> {
  const status = transition(eventMachine, 'draft', 'cancel');
  if (!status.ok) throw new Error('a draft cannot be closed');
  const columns = { status: status.value, statusChangedAt: now, answerUntil: null };
  await eventsIn(transaction).change(id, columns);
}
