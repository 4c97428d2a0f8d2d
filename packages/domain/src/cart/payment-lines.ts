import type { Cents } from '../money/cents.ts';
import { shareCart } from './line-shares.ts';
import { priceCart, type Cart } from './price-cart.ts';

/** One row of the card provider's page: an order line by its id, the service fee, or the tax. */
export type PaymentLine =
  | { readonly of: 'line'; readonly lineId: string; readonly amountCents: Cents }
  | { readonly of: 'serviceFee' | 'tax'; readonly amountCents: Cents };

/** How the two rows that are not order lines are called on the card provider's page. */
export const paymentLineNames = { serviceFee: 'Service fee', tax: 'HST' } as const;

/**
 * The rows sent to the card provider: each order line net of its share of the discount, then fee and tax, so
 * that they sum to the charge without a coupon (S1§9, A-28).
 */
export function paymentLinesOf(cart: Cart): readonly PaymentLine[] {
  const { serviceFeeCents, taxCents } = priceCart(cart);
  return [
    ...shareCart(cart).map(({ lineId, netCents }): PaymentLine => ({
      of: 'line',
      lineId,
      amountCents: netCents,
    })),
    { of: 'serviceFee', amountCents: serviceFeeCents },
    { of: 'tax', amountCents: taxCents },
  ];
}
