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
  const discounted = cart.discount === null ? [] : discountedKindsOf(cart.discount);
  const lines = cart.lines.map((line) => ({ ...line, grossCents: totalOfLine(line) }));
  const discounts = splitByWeight(
    totals.discountCents,
    lines.map(({ kind, grossCents }) => (discounted.includes(kind) ? grossCents : cents(0))),
  );
  const nets = lines.map(({ grossCents }, index) => minus(grossCents, partAt(discounts, index)));
  const taxable = lines.map(({ kind }, index) => (kind === 'tip' ? cents(0) : partAt(nets, index)));
  const fees = splitByWeight(totals.serviceFeeCents, taxable);
  const taxes = splitByWeight(
    totals.taxCents,
    taxable.map((netCents, index) => sumOf([netCents, partAt(fees, index)])),
  );
  return lines.map(({ lineId, kind, grossCents }, index) => {
    const netCents = partAt(nets, index);
    const serviceFeeCents = partAt(fees, index);
    const taxCents = partAt(taxes, index);
    const totalCents = sumOf([netCents, serviceFeeCents, taxCents]);
    const discountCents = partAt(discounts, index);
    return { lineId, kind, grossCents, discountCents, netCents, serviceFeeCents, taxCents, totalCents };
  });
}

function partAt(parts: readonly Cents[], index: number): Cents {
  const part = parts[index];
  if (part === undefined) throw new RangeError(`no part ${index} among ${parts.length}`);
  return part;
}
