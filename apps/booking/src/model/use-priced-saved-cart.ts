import { parseDiscount } from '@repo/domain/cart/discount';
import type { OrderLine } from '@repo/domain/cart/order-line';
import { priceCart } from '@repo/domain/cart/price-cart';
import { recapLineOf } from '@repo/domain/recap/recap-price';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectAppliedCode } from './store/cart.ts';
import { selectRecap } from './store/recap.ts';
import type { SavedLine } from './store/saved-cart.ts';
import { recapLineId, useFeeRates, useRecapPrices } from './use-cart.ts';
import type { PricedCart } from './use-cart.ts';

/** How a line of a saved event is known in its cart. */
export const lineIdOf = ({ kind, providerId }: SavedLine): string => `${kind}-${providerId}`;

function orderLineOf(saved: SavedLine): OrderLine {
  const { providerId: _, name: __, ...line } = saved;
  return { lineId: lineIdOf(saved), ...line };
}

/** The cart of a saved event, priced as any other. */
export function usePricedSavedCart(savedLines: readonly SavedLine[]): PricedCart {
  const recap = useSelector(selectRecap);
  const applied = useSelector(selectAppliedCode);
  const rates = useFeeRates();
  const recapPrices = useRecapPrices();
  return useMemo(() => {
    const recapLine = recapLineOf(recapLineId, recap, recapPrices);
    const lines = [...savedLines.map(orderLineOf), ...(recapLine === null ? [] : [recapLine])];
    const discount = applied === null ? undefined : parseDiscount(applied.detail);
    const totals = priceCart({ lines, discount: discount?.ok === true ? discount.value : null, rates });
    return { lines, totals, rates, recapPrices };
  }, [savedLines, recap, applied, rates, recapPrices]);
}
