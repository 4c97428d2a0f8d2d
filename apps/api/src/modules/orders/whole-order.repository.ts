import type { Database } from '../../database/schema.ts';
import { eventRepository } from './event.repository.ts';
import { linesOf, ordersOf, paymentsOf } from './order-selects.repository.ts';
import type { LineRecord, OrderRecord, PaymentRecord, WholeOrder } from './order-record.ts';

/** One order, or one thing of an order, by its id. */
export const wholeOrderRepository = (database: Database) => {
  const complete = async (order: OrderRecord): Promise<WholeOrder> => {
    const event = await eventRepository(database).find(order.eventId);
    if (event === undefined) throw new Error(`order ${order.id} has no event`);
    const lines = await linesOf(database).where('order_line.order_id', '=', order.id).execute();
    const payment = await paymentsOf(database).where('order_id', '=', order.id).executeTakeFirst();
    return { event, order, lines, payment: payment ?? null };
  };

  return {
    find: (id: number): Promise<OrderRecord | undefined> =>
      ordersOf(database).where('booking_order.id', '=', id).executeTakeFirst(),

    findWhole: async (id: number): Promise<WholeOrder | undefined> => {
      const order = await ordersOf(database).where('booking_order.id', '=', id).executeTakeFirst();
      return order && complete(order);
    },

    /** Locks the event and then the order, and reads both after the wait. */
    lockWhole: async (id: number): Promise<WholeOrder | undefined> => {
      const known = await ordersOf(database).where('booking_order.id', '=', id).executeTakeFirst();
      if (known === undefined) return undefined;
      await eventRepository(database).lock(known.eventId);
      const order = await ordersOf(database)
        .where('booking_order.id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return order && complete(order);
    },

    findLine: (id: number): Promise<LineRecord | undefined> =>
      linesOf(database).where('order_line.id', '=', id).executeTakeFirst(),

    findPayment: (orderId: number): Promise<PaymentRecord | undefined> =>
      paymentsOf(database).where('order_id', '=', orderId).executeTakeFirst(),

    findPaymentBySession: (sessionId: string): Promise<PaymentRecord | undefined> =>
      paymentsOf(database).where('session_id', '=', sessionId).executeTakeFirst(),
  };
};
