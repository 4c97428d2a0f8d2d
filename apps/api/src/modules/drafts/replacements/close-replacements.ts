import type { Database } from '../../../database/schema.ts';
import { eventsIn } from '../../orders/orders.module.ts';
import { closeDraft } from '../close-draft.ts';
import { replacementRepository } from './replacement.repository.ts';

/**
 * Withdraws the replacements that were offered for an event, when its host cancels it. What is paid for one meanwhile is
 * returned; one that is booked stays.
 */
export async function closeReplacements(transaction: Database, eventId: number, now: Date): Promise<void> {
  for (const id of await replacementRepository(transaction).listOffered(eventId)) {
    const draft = await eventsIn(transaction).lock(id);
    if (draft?.status === 'draft') await closeDraft(transaction, id, now);
  }
}
