import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { applyDiscount } from '@repo/domain/cart/discount';
import { calculateLineShares } from '@repo/domain/cart/line-shares';
import { priceCart } from '@repo/domain/cart/price-cart';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { Database } from '../../../database/schema.ts';
import type { OrderRecord } from '../../orders/orders.module.ts';
import { findDiscount } from '../../promo-codes/promo-codes.module.ts';
import type { OrderPlan, PlannedOrder } from '../order-plan.ts';

type UnpricedOrder = Omit<PlannedOrder, 'discount' | 'replacedOrderIds'> & {
  readonly replaced: readonly OrderRecord[];
};

/** Finds the discount of a planned order and prices it. A code that takes nothing off its lines is not used. */
export async function priceOrder(
  database: Database,
  { orderDiscountDetail }: SentCheckout['Event']['Order'],
  nowSeconds: number,
  { replaced, ...planned }: UnpricedOrder,
): Promise<Result<OrderPlan, ErrorCode>> {
  const order = { ...planned, replacedOrderIds: replaced.map(({ id }) => id), discount: null };
  const promoCodeId = orderDiscountDetail?.id;
  if (promoCodeId === undefined) return ok(withPrices(order));
  const returnedUseIds = replaced.flatMap(({ promoCodeUseId }) => promoCodeUseId ?? []);
  const wanted = { promoCodeId, accountId: planned.hostId, returnedUseIds };
  const found = await findDiscount(database, wanted, dateOf(nowSeconds));
  if (!found.ok) return found;
  const { amountCents } = applyDiscount(
    found.value,
    planned.lines.map(({ line }) => line),
  );
  const discount = amountCents > 0 ? { promoCodeId, discount: found.value } : null;
  return ok(withPrices({ ...order, discount }));
}

/** Returns an order with its totals, and its lines with their shares of them. */
export function withPrices(order: PlannedOrder): OrderPlan {
  const { discount, rates } = order;
  const cart = { lines: order.lines.map(({ line }) => line), discount: discount?.discount ?? null, rates };
  const totals = priceCart(cart);
  const shares = new Map(calculateLineShares(cart, totals).map((share) => [share.lineId, share]));
  const lines = order.lines.map((planned) => {
    const share = shares.get(planned.line.lineId);
    if (share === undefined) throw new Error(`line ${planned.line.lineId} of a cart has no share`);
    return { ...planned, share };
  });
  return { ...order, lines, totals };
}
