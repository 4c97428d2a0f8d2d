import type { Database } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { eventFileRepository } from '../event-file.repository.ts';

/**
 * Announces the gallery to its host once a provider has delivered: a file is there, and its provider has checked out or the
 * event is completed. Called when any of these changes. The caller has locked the event, so that of two changes at the same
 * time the later one finds the other.
 */
export async function announceDelivery(
  { recordBookingEvent }: Pick<Deps, 'recordBookingEvent'>,
  transaction: Database,
  eventId: number,
): Promise<void> {
  const lineId = await eventFileRepository(transaction).findDeliveredLine(eventId);
  if (lineId !== undefined) await recordBookingEvent(transaction, { what: 'galleryReady', lineId });
}
