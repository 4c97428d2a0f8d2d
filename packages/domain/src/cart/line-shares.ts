import { cents, minus, sumOf, type Cents } from '../money/cents.ts';
import { splitByWeight } from '../money/split-by-weight.ts';
import { discountedKindsOf } from './discount.ts';
import { totalOfLine, type LineKind } from './order-line.ts';
import { priceCart, type Cart, type CartTotals } from './price-cart.ts';

/** A line with its share of discount, fee and tax: what it costs the host, in cents. */
export type LineShare = {
  readonly lineId: string;
  readonly kind: LineKind;
  readonly grossCents: Cents;
  readonly discountCents: Cents;
  readonly netCents: Cents;
  readonly serviceFeeCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
};

/**
 * Splits discount, fee and tax over the lines by largest remainder, so that the lines add up to the totals of the
 * cart. Each is split over the lines it was calculated on; tips carry none of them. Keeps the order of the
 * lines.
 */
export function calculateLineShares(cart: Cart, totals: CartTotals = priceCart(cart)): readonly LineShare[] {
  const discounted = discountedKindsOf(cart.discount);
  const gross = cart.lines.map((line) => ({
    lineId: line.lineId,
    kind: line.kind,
    grossCents: totalOfLine(line),
  }));
  const net = splitByWeight(totals.discountCents, gross, ({ kind, grossCents }) =>
    discounted.includes(kind) ? grossCents : cents(0),
  ).map(([line, discountCents]) => ({
    ...line,
    discountCents,
    netCents: minus(line.grossCents, discountCents),
  }));
  const withFee = splitByWeight(totals.serviceFeeCents, net, ({ kind, netCents }) =>
    kind === 'tip' ? cents(0) : netCents,
  ).map(([line, serviceFeeCents]) => ({ ...line, serviceFeeCents }));
  return splitByWeight(totals.taxCents, withFee, ({ kind, netCents, serviceFeeCents }) =>
    kind === 'tip' ? cents(0) : sumOf([netCents, serviceFeeCents]),
  ).map(([line, taxCents]) => ({
    ...line,
    taxCents,
    totalCents: sumOf([line.netCents, line.serviceFeeCents, taxCents]),
  }));
}
