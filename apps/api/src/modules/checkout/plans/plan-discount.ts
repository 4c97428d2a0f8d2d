import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { applyDiscount } from '@repo/domain/cart/discount';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import type { OrderRecord } from '../../orders/orders.module.ts';
import { discountIn } from '../../promo-codes/promo-codes.module.ts';
import type { OrderPlan, PlannedLine } from '../order-plan.ts';

type DiscountedCart = {
  readonly hostId: number;
  readonly order: SentCheckout['Event']['Order'];
  readonly lines: readonly PlannedLine[];
  readonly replaced: readonly OrderRecord[];
};

/** The code of a cart; one that takes nothing off its lines is not spent on them. */
export async function planDiscount(
  database: Database,
  { hostId, order, lines, replaced }: DiscountedCart,
  nowSeconds: number,
): Promise<Result<OrderPlan['discount'], ErrorCode>> {
  const promoCodeId = order.orderDiscountDetail?.id;
  if (promoCodeId === undefined) return ok(null);
  const returnedUseIds = replaced.flatMap(({ promoCodeUseId }) => promoCodeUseId ?? []);
  const wanted = { promoCodeId, accountId: hostId, returnedUseIds };
  const discount = await discountIn(database, wanted, new Date(nowSeconds * 1000));
  if (!discount.ok) return discount;
  const priced = lines.map(({ line }) => line);
  const { amountCents } = applyDiscount(discount.value, priced);
  return ok(amountCents === 0 ? null : { promoCodeId, discount: discount.value });
}
