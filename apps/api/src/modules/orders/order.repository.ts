import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BookingOrder, OrderLine, Payment, RecapBrief } from '../../database/tables.data.ts';
import { eventRepository } from './event.repository.ts';
import type {
  LineRecord,
  OrderKind,
  OrderRecord,
  OrderState,
  PaymentRecord,
  PaymentState,
  WholeOrder,
} from './order-record.ts';

export const orderRepository = (database: Database) => {
  const complete = async (order: OrderRecord): Promise<WholeOrder> => {
    const event = await eventRepository(database).find(order.eventId);
    if (event === undefined) throw new Error(`order ${order.id} has no event`);
    const lines = await linesOf(database).where('order_line.order_id', '=', order.id).execute();
    const payment = await paymentsOf(database).where('order_id', '=', order.id).executeTakeFirst();
    return { event, order, lines, payment: payment ?? null };
  };

  const listLines = (eventId: number, states: readonly OrderState[]): Promise<LineRecord[]> =>
    linesOf(database)
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .where('booking_order.event_id', '=', eventId)
      .where('booking_order.state', 'in', states)
      .execute();

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

    findLine: (id: number): Promise<LineRecord | undefined> =>
      linesOf(database).where('order_line.id', '=', id).executeTakeFirst(),

    findPayment: (orderId: number): Promise<PaymentRecord | undefined> =>
      paymentsOf(database).where('order_id', '=', orderId).executeTakeFirst(),

    findPaymentBySession: (sessionId: string): Promise<PaymentRecord | undefined> =>
      paymentsOf(database).where('session_id', '=', sessionId).executeTakeFirst(),

    /** The checkouts of one host take turns, so that what they hold can be counted. */
    lockHost: async (hostId: number): Promise<void> => {
      await database
        .selectFrom('account')
        .select('id')
        .where('id', '=', hostId)
        .forNoKeyUpdate()
        .executeTakeFirst();
    },

    /** How many other orders of a host are held right now. */
    countHeldBy: async (hostId: number, exceptIds: readonly number[], now: Date): Promise<number> => {
      const { held } = await database
        .selectFrom('booking_order')
        .where('host_id', '=', hostId)
        .where('state', '=', 'open')
        .where('holds_until', '>', now)
        .$if(exceptIds.length > 0, (orders) => orders.where('id', 'not in', exceptIds))
        .select(sql<number>`count(*)`.as('held'))
        .executeTakeFirstOrThrow();
      return held;
    },

    countOwn: async (hostId: number, orderIds: readonly number[]): Promise<number> => {
      const { own } = await database
        .selectFrom('booking_order')
        .where('id', 'in', orderIds)
        .where('host_id', '=', hostId)
        .select(sql<number>`count(*)`.as('own'))
        .executeTakeFirstOrThrow();
      return own;
    },

    add: async (values: Insertable<BookingOrder>): Promise<number> => {
      const { id } = await database
        .insertInto('booking_order')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Answers the ids in the order of the lines. */
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

    /** The next order number; the row stays locked until the transaction ends, so that no number is lost. */
    takeNumber: async (): Promise<number> => {
      const { last } = await database
        .updateTable('order_number')
        .set((each) => ({ last: each('last', '+', 1) }))
        .returning('last')
        .executeTakeFirstOrThrow();
      return last;
    },
  };
};

const ordersOf = (database: Database) =>
  database
    .selectFrom('booking_order')
    .select([
      'booking_order.id',
      'booking_order.event_id as eventId',
      'booking_order.host_id as hostId',
      sql<OrderKind>`booking_order.kind`.as('kind'),
      sql<OrderState>`booking_order.state`.as('state'),
      'booking_order.number',
      'booking_order.promo_code_use_id as promoCodeUseId',
      sql<'%' | '$' | null>`booking_order.discount_type`.as('discountType'),
      'booking_order.discount_value as discountValue',
      'booking_order.is_gift_card as isGiftCard',
      'booking_order.service_fee_rate as serviceFeeRate',
      'booking_order.tax_rate as taxRate',
      'booking_order.discount_cents as discountCents',
      'booking_order.promo_balance_cents as promoBalanceCents',
      'booking_order.subtotal_cents as subtotalCents',
      'booking_order.service_fee_cents as serviceFeeCents',
      'booking_order.tax_cents as taxCents',
      'booking_order.tips_cents as tipsCents',
      'booking_order.total_cents as totalCents',
      'booking_order.created_at as createdAt',
      'booking_order.holds_until as holdsUntil',
      'booking_order.paid_at as paidAt',
    ]);

const linesOf = (database: Database) =>
  database
    .selectFrom('order_line')
    .select([
      'order_line.id',
      'order_line.order_id as orderId',
      'order_line.position',
      sql<LineRecord['kind']>`order_line.kind`.as('kind'),
      'order_line.provider_id as providerId',
      'order_line.booking_line_id as bookingLineId',
      'order_line.quantity',
      'order_line.unit_cents as unitCents',
      'order_line.gross_cents as grossCents',
      'order_line.discount_cents as discountCents',
      'order_line.service_fee_cents as serviceFeeCents',
      'order_line.tax_cents as taxCents',
      'order_line.total_cents as totalCents',
      'order_line.refunded_cents as refundedCents',
      'order_line.gift_returned_cents as giftReturnedCents',
      sql<LineRecord['state']>`order_line.state`.as('state'),
      sql<LineRecord['request']>`order_line.request`.as('request'),
      'order_line.requested_at as requestedAt',
      'order_line.answer_until as answerUntil',
      'order_line.answered_at as answeredAt',
      'order_line.decline_reason as declineReason',
      sql<LineRecord['checkState']>`order_line.check_state`.as('checkState'),
      'order_line.occupancy_id as occupancyId',
    ])
    .orderBy('order_line.order_id')
    .orderBy('order_line.position');

const paymentsOf = (database: Database) =>
  database
    .selectFrom('payment')
    .select([
      'order_id as orderId',
      'amount_cents as amountCents',
      sql<PaymentState>`state`.as('state'),
      'session_id as sessionId',
      'session_url as sessionUrl',
      'session_ends_at as sessionEndsAt',
      'payment_intent_id as paymentIntentId',
      'success_url as successUrl',
      'cancel_url as cancelUrl',
      'created_at as createdAt',
      'paid_at as paidAt',
    ]);
