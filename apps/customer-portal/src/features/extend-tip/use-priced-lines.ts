import type { AdditionLine } from '@repo/cart/addition-cart';
import type { OrderLine } from '@repo/domain/cart/order-line';
import { priceCart } from '@repo/domain/cart/price-cart';
import type { CartTotals } from '@repo/domain/cart/price-cart';
import { extensionLineOf } from '@repo/domain/extension/extension-line';
import type { Cents } from '@repo/domain/money/cents';
import type { FeeRates } from '@repo/domain/money/fee-rates';
import { useExtensionPrice, useFeeRates } from '@repo/shell/site/use-site-prices';

export type PricedLines = {
  readonly rates: FeeRates;
  /** The price of an extra hour; undefined until it is loaded. */
  readonly pricePerHour: Cents | undefined;
  /** As the cart will show them; undefined until the price is loaded. */
  readonly totals: CartTotals | undefined;
};

/** Returns the prices of the chosen lines (K-R02). */
export function usePricedLines(lines: readonly AdditionLine[]): PricedLines {
  const pricePerHour = useExtensionPrice();
  const rates = useFeeRates();
  const priced = lines.flatMap((line) => orderLineOf(line, pricePerHour) ?? []);
  const isPending = priced.length < lines.length;
  return {
    rates,
    pricePerHour,
    totals: isPending ? undefined : priceCart({ lines: priced, discount: null, rates }),
  };
}

/** Returns a line with its price; undefined until the price is loaded. */
function orderLineOf(line: AdditionLine, price: Cents | undefined): OrderLine | undefined {
  const lineId = `${line.kind}-${line.providerId}`;
  if (line.kind === 'tip') return { lineId, kind: 'tip', tipCents: line.tipCents };
  return price === undefined ? undefined : extensionLineOf(lineId, price, line.extraHours);
}
