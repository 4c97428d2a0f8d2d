import type { Database } from '../../database/schema.ts';
import { linesOf, ordersOf } from './order-selects.repository.ts';
import type { LineRecord, OrderRecord, OrderState } from './order-record.ts';

/** The orders of an event. */
export const orderListRepository = (database: Database) => {
  const listLines = (eventId: number, states: readonly OrderState[]): Promise<LineRecord[]> =>
    linesOf(database)
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .where('booking_order.event_id', '=', eventId)
      .where('booking_order.state', 'in', states)
      .execute();

  return {
    /** The orders of an event in the order in which they were made. */
    listOfEvent: (eventId: number, states: readonly OrderState[]): Promise<OrderRecord[]> =>
      ordersOf(database)
        .where('booking_order.event_id', '=', eventId)
        .where('booking_order.state', 'in', states)
        .orderBy('booking_order.id')
        .execute(),

    /** Whether the host has tried again since. */
    hasNewer: async ({ id, eventId }: Pick<OrderRecord, 'id' | 'eventId'>): Promise<boolean> => {
      const newer = await database
        .selectFrom('booking_order')
        .select('id')
        .where('event_id', '=', eventId)
        .where('id', '>', id)
        .limit(1)
        .executeTakeFirst();
      return newer !== undefined;
    },

    /** Every line of the paid orders of an event. */
    listPaidLines: (eventId: number): Promise<LineRecord[]> => listLines(eventId, ['paid']),

    /** Every line of the orders of an event that are in one of these states. */
    listLines,
  };
};
