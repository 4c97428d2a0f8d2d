import { percentOf, type BasisPoints } from '../money/basis-points.ts';
import { minus, sumOf, times, type Cents } from '../money/cents.ts';
import type { FeeRates } from '../money/fee-rates.ts';
import { applyDiscount, type Discount } from './discount.ts';
import { billedHoursOf, totalOfKinds, type OrderLine, type ProviderLine } from './order-line.ts';

/** Everything a price depends on. A cart has at most one code, so no line is discounted twice. */
export type Cart = {
  readonly lines: readonly OrderLine[];
  readonly discount: Discount | null;
  readonly rates: FeeRates;
};

/** The totals of the cart (S1§2). The subtotal is the base of fee and tax, so it excludes tips. */
export type CartTotals = {
  readonly providersCents: Cents;
  readonly recapsCents: Cents;
  readonly extensionsCents: Cents;
  readonly tipsCents: Cents;
  readonly discountCents: Cents;
  readonly promoBalanceCents: Cents;
  readonly subtotalCents: Cents;
  readonly serviceFeeCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
};

/**
 * Calculates the totals: fee on the subtotal, tax on both, each truncated to whole cents (S1§9, A-20). Tips are added
 * without fee and tax.
 */
export function priceCart({ lines, discount, rates }: Cart): CartTotals {
  const providersCents = totalOfKinds(lines, ['provider']);
  const recapsCents = totalOfKinds(lines, ['recap']);
  const extensionsCents = totalOfKinds(lines, ['extension']);
  const tipsCents = totalOfKinds(lines, ['tip']);
  const { amountCents: discountCents, promoBalanceCents } = applyDiscount(discount, lines);
  const subtotalCents = minus(sumOf([providersCents, recapsCents, extensionsCents]), discountCents);
  const serviceFeeCents = percentOf(subtotalCents, rates.serviceFee);
  const taxCents = percentOf(sumOf([subtotalCents, serviceFeeCents]), rates.tax);
  return {
    providersCents,
    recapsCents,
    extensionsCents,
    tipsCents,
    discountCents,
    promoBalanceCents,
    subtotalCents,
    serviceFeeCents,
    taxCents,
    totalCents: sumOf([subtotalCents, serviceFeeCents, taxCents, tipsCents]),
  };
}

/** Returns the price on a provider's card: hours times rate with the service fee, before HST (S1§9, A-20). */
export function cardPriceOf(
  { hourlyRateCents, durationHours }: Pick<ProviderLine, 'hourlyRateCents' | 'durationHours'>,
  serviceFee: BasisPoints,
): Cents {
  const lineCents = times(hourlyRateCents, billedHoursOf(durationHours));
  return sumOf([lineCents, percentOf(lineCents, serviceFee)]);
}
