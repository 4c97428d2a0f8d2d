import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BookingOrder, OrderLine, Payment, RecapBrief } from '../../database/tables.data.ts';

/** Writes orders. The callers have checked that a change of state is possible. */
export const orderWritingRepository = (database: Database) => ({
  add: async (values: Insertable<BookingOrder>): Promise<number> => {
    const { id } = await database
      .insertInto('booking_order')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Returns the ids in the order of the lines. */
  addLines: async (values: readonly Insertable<OrderLine>[]): Promise<number[]> => {
    const added = await database
      .insertInto('order_line')
      .values(values)
      .returning(['id', 'position'])
      .execute();
    return added.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
  },

  addBrief: async (values: Insertable<RecapBrief>): Promise<void> => {
    await database.insertInto('recap_brief').values(values).execute();
  },

  addPayment: async (values: Insertable<Payment>): Promise<void> => {
    await database.insertInto('payment').values(values).execute();
  },

  change: async (id: number, columns: Updateable<BookingOrder>): Promise<void> => {
    await database.updateTable('booking_order').set(columns).where('id', '=', id).execute();
  },

  changeLine: async (id: number, columns: Updateable<OrderLine>): Promise<void> => {
    await database.updateTable('order_line').set(columns).where('id', '=', id).execute();
  },

  changeLines: async (ids: readonly number[], columns: Updateable<OrderLine>): Promise<void> => {
    await database.updateTable('order_line').set(columns).where('id', 'in', ids).execute();
  },

  changePayment: async (orderId: number, columns: Updateable<Payment>): Promise<void> => {
    await database.updateTable('payment').set(columns).where('order_id', '=', orderId).execute();
  },

  /** Returns the next order number. The row stays locked until the transaction ends, so that numbers have no gaps. */
  takeNextNumber: async (): Promise<number> => {
    const { last } = await database
      .updateTable('order_number')
      .set((each) => ({ last: each('last', '+', 1) }))
      .returning('last')
      .executeTakeFirstOrThrow();
    return last;
  },
});
