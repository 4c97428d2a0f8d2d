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
    eventId,
    hostId: plan.hostId,
    kind: plan.kind,
    state: 'open',
    promoCodeUseId,
    discountType: discount?.type ?? null,
    discountValue:
      discount === undefined ? null : discount.type === '%' ? discount.rate : discount.valueCents,
    isGiftCard: discount?.type === '$' && discount.isGiftCard,
    serviceFeeRate: plan.rates.serviceFee,
    taxRate: plan.rates.tax,
    discountCents: totals.discountCents,
    promoBalanceCents: totals.promoBalanceCents,
    subtotalCents: totals.subtotalCents,
    serviceFeeCents: totals.serviceFeeCents,
    taxCents: totals.taxCents,
    tipsCents: totals.tipsCents,
    totalCents: totals.totalCents,
    createdAt: dateOf(nowSeconds),
    holdsUntil: dateOf(holdEndsAt(nowSeconds)),
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
      orderId,
      position: index + 1,
      kind: line.kind,
      providerId,
      bookingLineId,
      quantity,
      unitCents,
      grossCents: share.grossCents,
      discountCents: share.discountCents,
      serviceFeeCents: share.serviceFeeCents,
      taxCents: share.taxCents,
      totalCents: share.totalCents,
      state: 'hold',
      occupancyId: occupancyIds.get(line.lineId) ?? null,
    };
  });
