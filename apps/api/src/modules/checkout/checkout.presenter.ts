import type { ChangedPrice } from '@repo/contracts/checkout/pay';
import type { CartTotals } from '@repo/domain/cart/price-cart';
import { dollarsOf } from '@repo/domain/money/dollars';

/** The totals of a cart in dollars. */
export const presentTotals = (totals: CartTotals): ChangedPrice['totals'] => ({
  subTotal: dollarsOf(totals.subtotalCents),
  discount: dollarsOf(totals.discountCents),
  serviceFee: dollarsOf(totals.serviceFeeCents),
  tax: dollarsOf(totals.taxCents),
  tips: dollarsOf(totals.tipsCents),
  totalAmount: dollarsOf(totals.totalCents),
});
