import type { Database } from '../../database/schema.ts';
import { selectLines, selectOrders } from './order-selects.repository.ts';
import type { LineRecord, OrderRecord, OrderState } from './order-record.ts';

export const orderListRepository = (database: Database) => {
  const listLines = (eventId: number, states: readonly OrderState[]): Promise<LineRecord[]> =>
    selectLines(database)
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .where('booking_order.event_id', '=', eventId)
      .where('booking_order.state', 'in', states)
      .execute();

  return {
    /** Lists the orders of an event, the oldest first. */
    listOfEvent: (eventId: number, states: readonly OrderState[]): Promise<OrderRecord[]> =>
      selectOrders(database)
        .where('booking_order.event_id', '=', eventId)
        .where('booking_order.state', 'in', states)
        .orderBy('booking_order.id')
        .execute(),

    /** Returns whether the host has checked out the same event again since. */
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

    listPaidLines: (eventId: number): Promise<LineRecord[]> => listLines(eventId, ['paid']),

    listLines,
  };
};
