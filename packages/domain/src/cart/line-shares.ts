import { cents, minus, sumOf, type Cents } from '../money/cents.ts';
import { splitByWeight } from '../money/split-by-weight.ts';
import { discountedKindsOf } from './discount.ts';
import { totalOfLine, type LineKind } from './order-line.ts';
import { priceCart, type Cart } from './price-cart.ts';

/** One line with its part of discount, fee and tax: what it costs the host, to the cent. */
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
 * Spreads discount, fee and tax over the lines by largest remainder, so that the lines add up to the totals of
 * the cart. Each spreads over what it was computed on: a `%` code over provider lines, the fee over
 * discounted lines, the tax over those with their fee; tips carry none of the three.
 */
export function shareCart(cart: Cart): readonly LineShare[] {
  const totals = priceCart(cart);
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
