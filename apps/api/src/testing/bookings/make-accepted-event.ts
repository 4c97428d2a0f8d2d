import type { Database } from '../../database/schema.ts';
import { makePaidEvent } from './make-paid-event.ts';
import type { PaidEvent } from './make-paid-event.ts';

/** Creates a paid event whose providers have all accepted. */
export async function makeAcceptedEvent(...given: Parameters<typeof makePaidEvent>): Promise<PaidEvent> {
  const [{ database, clock }] = given;
  const paid = await makePaidEvent(...given);
  const booking = database.selectFrom('orderLine').where('orderId', '=', paid.orderId);
  await database
    .updateTable('occupancy')
    .set({ state: 'accepted' })
    .where('id', 'in', booking.select('occupancyId'))
    .execute();
  await database
    .updateTable('orderLine')
    .set({ state: 'accepted', request: 'accepted', answeredAt: new Date(clock.nowMs()) })
    .where('orderId', '=', paid.orderId)
    .where('kind', '=', 'provider')
    .execute();
  await setEventStatus(database, paid.eventId, 'upcoming');
  return paid;
}

export const setEventStatus = async (database: Database, eventId: number, status: string): Promise<void> => {
  await database.updateTable('event').set({ status }).where('id', '=', eventId).execute();
};
