import { eventMachine } from '@repo/domain/machine/event-machine';
import { transition } from '@repo/domain/machine/transition';
import type { Database } from '../../../database/schema.ts';
import { eventsIn } from '../../orders/orders.module.ts';
import { replacementRepository } from './replacement.repository.ts';

/**
 * Withdraws the replacements that were offered for an event, when its host cancels it. What is paid for one meanwhile is
 * returned.
 */
export async function closeReplacements(transaction: Database, eventId: number, now: Date): Promise<void> {
  const events = eventsIn(transaction);
  for (const id of await replacementRepository(transaction).listOffered(eventId)) {
    const draft = await events.lock(id);
    if (draft?.status !== 'draft') continue;
    const closed = transition(eventMachine, draft.status, 'cancel');
    if (closed.ok) await events.change(id, { status: closed.value, status_changed_at: now });
  }
}
