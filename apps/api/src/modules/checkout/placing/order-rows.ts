import { quantityOf } from '@repo/domain/cart/order-line';
import { holdEndsAt } from '@repo/domain/order/hold-times';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { ordersIn } from '../../orders/orders.module.ts';
import type { OrderPlan } from '../order-plan.ts';

type Orders = ReturnType<typeof ordersIn>;
type OrderRow = Parameters<Orders['add']>[0];
type LineRows = Parameters<Orders['addLines']>[0];

/** Returns the row of an order. Its amounts never change. */
export function orderRow(
  plan: OrderPlan,
  eventId: number,
  promoCodeUseId: number | null,
  nowSeconds: number,
): OrderRow {
  const { totals } = plan;
  const discount = plan.discount?.discount;
  return {
    event_id: eventId,
    host_id: plan.hostId,
    kind: plan.kind,
    state: 'open',
    promo_code_use_id: promoCodeUseId,
    discount_type: discount?.type ?? null,
    discount_value:
      discount === undefined ? null : discount.type === '%' ? discount.rate : discount.valueCents,
    is_gift_card: discount?.type === '$' && discount.isGiftCard,
    service_fee_rate: plan.rates.serviceFee,
    tax_rate: plan.rates.tax,
    discount_cents: totals.discountCents,
    promo_balance_cents: totals.promoBalanceCents,
    subtotal_cents: totals.subtotalCents,
    service_fee_cents: totals.serviceFeeCents,
    tax_cents: totals.taxCents,
    tips_cents: totals.tipsCents,
    total_cents: totals.totalCents,
    created_at: dateOf(nowSeconds),
    holds_until: dateOf(holdEndsAt(nowSeconds)),
  };
}

/** Returns the rows of the lines with their shares of discount, fee and tax. `occupancyIds` has the slots by line id. */
export const lineRows = (
  { lines }: OrderPlan,
  orderId: number,
  occupancyIds: ReadonlyMap<string, number>,
): LineRows =>
  lines.map(({ line, providerId, bookingLineId, share }, index) => {
    const { quantity, unitCents } = quantityOf(line);
    return {
      order_id: orderId,
      position: index + 1,
      kind: line.kind,
      provider_id: providerId,
      booking_line_id: bookingLineId,
      quantity,
      unit_cents: unitCents,
      gross_cents: share.grossCents,
      discount_cents: share.discountCents,
      service_fee_cents: share.serviceFeeCents,
      tax_cents: share.taxCents,
      total_cents: share.totalCents,
      state: 'hold',
      occupancy_id: occupancyIds.get(line.lineId) ?? null,
    };
  });
