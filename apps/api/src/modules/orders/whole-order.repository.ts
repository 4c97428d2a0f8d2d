import type { Database } from '../../database/schema.ts';
import { eventRepository } from './event.repository.ts';
import { selectLines, selectOrders, selectPayments } from './order-selects.repository.ts';
import type { LineRecord, OrderRecord, PaymentRecord, WholeOrder } from './order-record.ts';

export const wholeOrderRepository = (database: Database) => {
  const loadDetails = async (order: OrderRecord): Promise<WholeOrder> => {
    const event = await eventRepository(database).find(order.eventId);
    if (event === undefined) throw new Error(`order ${order.id} has no event`);
    const lines = await selectLines(database).where('order_line.order_id', '=', order.id).execute();
    const payment = await selectPayments(database).where('order_id', '=', order.id).executeTakeFirst();
    return { event, order, lines, payment: payment ?? null };
  };

  return {
    find: (id: number): Promise<OrderRecord | undefined> =>
      selectOrders(database).where('booking_order.id', '=', id).executeTakeFirst(),

    findWhole: async (id: number): Promise<WholeOrder | undefined> => {
      const order = await selectOrders(database).where('booking_order.id', '=', id).executeTakeFirst();
      return order && loadDetails(order);
    },

    /** Locks the event, then the order, and returns both as they are after the wait. */
    lockWhole: async (id: number): Promise<WholeOrder | undefined> => {
      const known = await selectOrders(database).where('booking_order.id', '=', id).executeTakeFirst();
      if (known === undefined) return undefined;
      await eventRepository(database).lock(known.eventId);
      const order = await selectOrders(database)
        .where('booking_order.id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return order && loadDetails(order);
    },

    findLine: (id: number): Promise<LineRecord | undefined> =>
      selectLines(database).where('order_line.id', '=', id).executeTakeFirst(),

    findPayment: (orderId: number): Promise<PaymentRecord | undefined> =>
      selectPayments(database).where('order_id', '=', orderId).executeTakeFirst(),

    findPaymentBySession: (sessionId: string): Promise<PaymentRecord | undefined> =>
      selectPayments(database).where('session_id', '=', sessionId).executeTakeFirst(),
  };
};
