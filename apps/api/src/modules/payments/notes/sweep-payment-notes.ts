import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../database/in-batches.ts';
import { daysAgo } from '../../../ports/clock.ts';
import { paymentNoteRepository } from './payment-note.repository.ts';

/** A payment of ours is known within minutes, and a dispute is decided in less time than this. */
const keptDays = 180;

/** Deletes old notes about payments that are not ours; notes about our own payments stay. */
export async function sweepPaymentNotes({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const before = daysAgo(clock, keptDays);
  await inBatches((most) => paymentNoteRepository(database).sweepUnknown(before, most));
}
