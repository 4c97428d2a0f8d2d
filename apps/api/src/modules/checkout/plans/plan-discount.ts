import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { applyDiscount } from '@repo/domain/cart/discount';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { discountOfCode } from '../../promo-codes/promo-codes.module.ts';
import type { OrderPlan, PlannedLine } from '../order-plan.ts';

/** The code of a cart; one that takes nothing off these lines is not spent on them. */
export async function planDiscount(
  database: Database,
  host: { readonly accountId: number },
  { Event: { Order: order } }: SentCheckout,
  lines: readonly PlannedLine[],
  nowSeconds: number,
): Promise<Result<OrderPlan['discount'], ErrorCode>> {
  const promoCodeId = order.orderDiscountDetail?.id;
  if (promoCodeId === undefined) return ok(null);
  const chosen = await discountOfCode(database, promoCodeId, host.accountId, new Date(nowSeconds * 1000));
  if (!chosen.ok) return chosen;
  const { amountCents } = applyDiscount(
    chosen.value.discount,
    lines.map(({ line }) => line),
  );
  return ok(amountCents === 0 ? null : chosen.value);
}
