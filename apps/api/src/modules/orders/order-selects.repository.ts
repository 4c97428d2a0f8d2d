import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LineRecord, OrderKind, OrderState, PaymentState } from './order-record.ts';

export const selectOrders = (database: Database) =>
  database
    .selectFrom('bookingOrder')
    .select([
      'bookingOrder.id',
      'bookingOrder.eventId',
      'bookingOrder.hostId',
      sql<OrderKind>`booking_order.kind`.as('kind'),
      sql<OrderState>`booking_order.state`.as('state'),
      'bookingOrder.number',
      'bookingOrder.promoCodeUseId',
      sql<'%' | '$' | null>`booking_order.discount_type`.as('discountType'),
      'bookingOrder.discountValue',
      'bookingOrder.isGiftCard',
      'bookingOrder.serviceFeeRate',
      'bookingOrder.taxRate',
      'bookingOrder.discountCents',
      'bookingOrder.promoBalanceCents',
      'bookingOrder.subtotalCents',
      'bookingOrder.serviceFeeCents',
      'bookingOrder.taxCents',
      'bookingOrder.tipsCents',
      'bookingOrder.totalCents',
      'bookingOrder.createdAt',
      'bookingOrder.holdsUntil',
      'bookingOrder.paidAt',
    ]);

export const selectLines = (database: Database) =>
  database
    .selectFrom('orderLine')
    .select([
      'orderLine.id',
      'orderLine.orderId',
      'orderLine.position',
      sql<LineRecord['kind']>`order_line.kind`.as('kind'),
      'orderLine.providerId',
      'orderLine.bookingLineId',
      'orderLine.quantity',
      'orderLine.unitCents',
      'orderLine.grossCents',
      'orderLine.discountCents',
      'orderLine.serviceFeeCents',
      'orderLine.taxCents',
      'orderLine.totalCents',
      'orderLine.refundedCents',
      'orderLine.giftReturnedCents',
      sql<LineRecord['state']>`order_line.state`.as('state'),
      sql<LineRecord['request']>`order_line.request`.as('request'),
      'orderLine.requestedAt',
      'orderLine.answerUntil',
      'orderLine.answeredAt',
      'orderLine.declineReason',
      sql<LineRecord['checkState']>`order_line.check_state`.as('checkState'),
      'orderLine.occupancyId',
    ])
    .orderBy('orderLine.orderId')
    .orderBy('orderLine.position');

export const selectPayments = (database: Database) =>
  database
    .selectFrom('payment')
    .select([
      'orderId',
      'amountCents',
      sql<PaymentState>`state`.as('state'),
      'sessionId',
      'sessionUrl',
      'sessionEndsAt',
      'paymentIntentId',
      'successUrl',
      'cancelUrl',
      'createdAt',
      'paidAt',
    ]);
