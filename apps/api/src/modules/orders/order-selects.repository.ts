import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LineRecord, OrderKind, OrderState, PaymentState } from './order-record.ts';

export const selectOrders = (database: Database) =>
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

export const selectLines = (database: Database) =>
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

export const selectPayments = (database: Database) =>
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
