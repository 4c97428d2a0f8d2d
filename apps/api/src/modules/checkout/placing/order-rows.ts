import { shareCart } from '@repo/domain/cart/line-shares';
import { billedHoursOf } from '@repo/domain/cart/order-line';
import type { OrderLine } from '@repo/domain/cart/order-line';
import { priceCart } from '@repo/domain/cart/price-cart';
import { holdEndsAt } from '@repo/domain/order/hold-times';
import type { ordersIn } from '../../orders/orders.module.ts';
import { cartOf } from './cart-of.ts';
import type { OrderPlan } from '../order-plan.ts';

type Orders = ReturnType<typeof ordersIn>;
type OrderRow = Parameters<Orders['add']>[0];
type LineRows = Parameters<Orders['addLines']>[0];

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** An order as it was priced; it never changes. */
export function orderRow(
  plan: OrderPlan,
  eventId: number,
  promoCodeUseId: number | null,
  nowSeconds: number,
): OrderRow {
  const totals = priceCart(cartOf(plan));
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

/** The lines with their parts of discount, fee and tax; `occupancyIds` says by line what holds its time. */
export function lineRows(
  plan: OrderPlan,
  orderId: number,
  occupancyIds: ReadonlyMap<string, number>,
): LineRows {
  const shares = new Map(shareCart(cartOf(plan)).map((share) => [share.lineId, share]));
  return plan.lines.map(({ line, providerId, bookingLineId }, index) => {
    const share = shares.get(line.lineId);
    if (share === undefined) throw new Error(`line ${line.lineId} of a cart has no share of it`);
    return {
      order_id: orderId,
      position: index + 1,
      kind: line.kind,
      provider_id: providerId,
      booking_line_id: bookingLineId,
      ...quantityOf(line),
      gross_cents: share.grossCents,
      discount_cents: share.discountCents,
      service_fee_cents: share.serviceFeeCents,
      tax_cents: share.taxCents,
      total_cents: share.totalCents,
      state: 'hold',
      occupancy_id: occupancyIds.get(line.lineId) ?? null,
    };
  });
}

/** How many of what, and the price of one; a single hour is billed as two. */
function quantityOf(line: OrderLine): { readonly quantity: number; readonly unit_cents: number } {
  switch (line.kind) {
    case 'provider':
      return { quantity: billedHoursOf(line.durationHours), unit_cents: line.hourlyRateCents };
    case 'recap':
      return { quantity: line.quantity, unit_cents: line.pricePerRecapCents };
    case 'extension':
      return { quantity: line.extraHours, unit_cents: line.pricePerHourCents };
    case 'tip':
      return { quantity: 1, unit_cents: line.tipCents };
  }
}
