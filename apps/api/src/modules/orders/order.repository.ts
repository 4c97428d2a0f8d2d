import type { UnpaidHolds } from '@repo/domain/order/hold-limits';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BookingOrder, OrderLine, Payment, RecapBrief } from '../../database/tables.data.ts';
import { eventRepository } from './event.repository.ts';
import { selectLines, selectOrders, selectPayments } from './order-selects.repository.ts';
import type { LineRecord, OrderRecord, OrderState, PaymentRecord, WholeOrder } from './order-record.ts';

type ExpiredHold = {
  readonly providerId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly expiredAt: Date;
};

/** Reads and writes orders in the transaction of the caller, which has checked that a change of state is possible. */
export const orderRepository = (database: Database) => ({
  find: (id: number): Promise<OrderRecord | undefined> => findOrder(database, id),

  findWhole: async (id: number): Promise<WholeOrder | undefined> => {
    const order = await findOrder(database, id);
    return order && loadDetails(database, order);
  },

  /** Locks the event, then the order, and returns both as they are after the wait. */
  lockWhole: async (id: number): Promise<WholeOrder | undefined> => {
    const known = await findOrder(database, id);
    if (known === undefined) return undefined;
    await eventRepository(database).lock(known.eventId);
    const order = await selectOrders(database)
      .where('bookingOrder.id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return order && loadDetails(database, order);
  },

  findLine: (id: number): Promise<LineRecord | undefined> =>
    selectLines(database).where('orderLine.id', '=', id).executeTakeFirst(),

  findPayment: (orderId: number): Promise<PaymentRecord | undefined> =>
    selectPayments(database).where('orderId', '=', orderId).executeTakeFirst(),

  findPaymentBySession: (sessionId: string): Promise<PaymentRecord | undefined> =>
    selectPayments(database).where('sessionId', '=', sessionId).executeTakeFirst(),

  /** Lists the orders of an event, the oldest first. */
  listOfEvent: (eventId: number, states: readonly OrderState[]): Promise<OrderRecord[]> =>
    selectOrders(database)
      .where('bookingOrder.eventId', '=', eventId)
      .where('bookingOrder.state', 'in', states)
      .orderBy('bookingOrder.id')
      .execute(),

  /** Returns whether the host has checked out the same event again since. */
  hasNewer: async ({ id, eventId }: Pick<OrderRecord, 'id' | 'eventId'>): Promise<boolean> => {
    const newer = await database
      .selectFrom('bookingOrder')
      .select('id')
      .where('eventId', '=', eventId)
      .where('id', '>', id)
      .limit(1)
      .executeTakeFirst();
    return newer !== undefined;
  },

  listPaidLines: (eventId: number): Promise<LineRecord[]> => listLines(database, eventId, ['paid']),

  listLines: (eventId: number, states: readonly OrderState[]): Promise<LineRecord[]> =>
    listLines(database, eventId, states),

  /** Locks the host, so that checkouts and drafts of one host run one after the other. */
  lockHost: async (hostId: number): Promise<void> => {
    await database
      .selectFrom('account')
      .select('id')
      .where('id', '=', hostId)
      .forNoKeyUpdate()
      .executeTakeFirst();
  },

  countOwn: async (hostId: number, orderIds: readonly number[]): Promise<number> => {
    const { own } = await database
      .selectFrom('bookingOrder')
      .where('id', 'in', orderIds)
      .where('hostId', '=', hostId)
      .select(sql<number>`count(*)`.as('own'))
      .executeTakeFirstOrThrow();
    return own;
  },

  /** Sums what other open orders of a host hold now, and returns whether the host has ever paid for one. */
  sumUnpaidHolds: (hostId: number, exceptIds: readonly number[], now: Date): Promise<UnpaidHolds> =>
    database
      .selectFrom('bookingOrder')
      .leftJoin('orderLine', (join) =>
        join.onRef('orderLine.orderId', '=', 'bookingOrder.id').on('orderLine.occupancyId', 'is not', null),
      )
      .where('hostId', '=', hostId)
      .where('bookingOrder.state', '=', 'open')
      .where('holdsUntil', '>', now)
      .$if(exceptIds.length > 0, (orders) => orders.where('bookingOrder.id', 'not in', exceptIds))
      .select([
        sql<number>`count(distinct booking_order.id)`.as('orders'),
        sql<number>`coalesce(sum(order_line.quantity), 0)`.as('providerHours'),
        sql<boolean>`exists (
          select from booking_order as paid where paid.host_id = ${hostId} and paid.state = 'paid'
        )`.as('hasPaidBefore'),
      ])
      .executeTakeFirstOrThrow(),

  /**
   * Lists the unpaid holds of a host on some providers that have expired. Leaves out orders whose payment page never
   * opened, because the host could not pay them.
   */
  listExpiredHolds: (
    hostId: number,
    providerIds: readonly number[],
    exceptIds: readonly number[],
    now: Date,
  ): Promise<ExpiredHold[]> =>
    database
      .selectFrom('bookingOrder')
      .innerJoin('payment', 'payment.orderId', 'bookingOrder.id')
      .innerJoin('orderLine', 'orderLine.orderId', 'bookingOrder.id')
      .innerJoin('occupancy', 'occupancy.id', 'orderLine.occupancyId')
      .where('hostId', '=', hostId)
      .where('bookingOrder.state', 'in', ['open', 'expired'])
      .where('holdsUntil', '<=', now)
      .where('sessionId', 'is not', null)
      .where('orderLine.providerId', 'in', providerIds)
      .$if(exceptIds.length > 0, (orders) => orders.where('bookingOrder.id', 'not in', exceptIds))
      .select(['occupancy.providerId', 'occupancy.startsAt', 'occupancy.endsAt', 'holdsUntil as expiredAt'])
      .execute(),

  add: async (values: Insertable<BookingOrder>): Promise<number> => {
    const { id } = await database
      .insertInto('bookingOrder')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Returns the ids in the order of the lines. */
  addLines: async (values: readonly Insertable<OrderLine>[]): Promise<number[]> => {
    const added = await database
      .insertInto('orderLine')
      .values(values)
      .returning(['id', 'position'])
      .execute();
    return added.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
  },

  addBrief: async (values: Insertable<RecapBrief>): Promise<void> => {
    await database.insertInto('recapBrief').values(values).execute();
  },

  addPayment: async (values: Insertable<Payment>): Promise<void> => {
    await database.insertInto('payment').values(values).execute();
  },

  change: async (id: number, columns: Updateable<BookingOrder>): Promise<void> => {
    await database.updateTable('bookingOrder').set(columns).where('id', '=', id).execute();
  },

  changeLine: async (id: number, columns: Updateable<OrderLine>): Promise<void> => {
    await database.updateTable('orderLine').set(columns).where('id', '=', id).execute();
  },

  changeLines: async (ids: readonly number[], columns: Updateable<OrderLine>): Promise<void> => {
    await database.updateTable('orderLine').set(columns).where('id', 'in', ids).execute();
  },

  changePayment: async (orderId: number, columns: Updateable<Payment>): Promise<void> => {
    await database.updateTable('payment').set(columns).where('orderId', '=', orderId).execute();
  },

  /** Returns the next order number. The row stays locked until the transaction ends, so that numbers have no gaps. */
  takeNextNumber: async (): Promise<number> => {
    const { last } = await database
      .updateTable('orderNumber')
      .set((each) => ({ last: each('last', '+', 1) }))
      .returning('last')
      .executeTakeFirstOrThrow();
    return last;
  },
});

const findOrder = (database: Database, id: number): Promise<OrderRecord | undefined> =>
  selectOrders(database).where('bookingOrder.id', '=', id).executeTakeFirst();

async function loadDetails(database: Database, order: OrderRecord): Promise<WholeOrder> {
  const event = await eventRepository(database).find(order.eventId);
  if (event === undefined) throw new Error(`order ${order.id} has no event`);
  const lines = await selectLines(database).where('orderLine.orderId', '=', order.id).execute();
  const payment = await selectPayments(database).where('orderId', '=', order.id).executeTakeFirst();
  return { event, order, lines, payment: payment ?? null };
}

const listLines = (
  database: Database,
  eventId: number,
  states: readonly OrderState[],
): Promise<LineRecord[]> =>
  selectLines(database)
    .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
    .where('bookingOrder.eventId', '=', eventId)
    .where('bookingOrder.state', 'in', states)
    .execute();
