import type { OrderLine } from '@repo/domain/cart/order-line';
import { defaultExtensionPrice, extensionLineOf } from '@repo/domain/extension/extension-line';
import type { Cents } from '@repo/domain/money/cents';
import { skipRecap } from '@repo/domain/recap/recap-choice';
import { useExtensionPrice } from '@repo/shell/site/use-site-prices';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectRecap } from './store/recap.ts';
import type { Recap } from './store/recap.ts';
import { selectDashboardRequest } from './store/saved-cart.ts';
import type { SavedEventCart, SavedLine } from './store/saved-cart.ts';
import { canIncludeRecap } from './can-include-recap.ts';
import { usePricing } from './use-cart.ts';
import type { PricedCart } from './use-cart.ts';

/** Returns the id of a saved line in its cart. */
export const lineIdOf = ({ kind, providerId }: SavedLine): string => `${kind}-${providerId}`;

function orderLineOf(saved: SavedLine, extensionPrice: Cents): OrderLine {
  const lineId = lineIdOf(saved);
  if (saved.kind === 'extension') return extensionLineOf(lineId, extensionPrice, saved.extraHours);
  const { providerId: _, name: __, ...line } = saved;
  return { lineId, ...line };
}

/** Returns the recap that belongs to the cart of a saved event, or a skipped one. */
export const useRecapOf = (saved: SavedEventCart | null): Recap =>
  useRecapTaken(saved, useSelector(selectRecap));

function useRecapTaken(saved: SavedEventCart | null, recap: Recap): Recap {
  const isTaken = canIncludeRecap(saved, useSelector(selectDashboardRequest));
  return useMemo(() => (isTaken ? recap : skipRecap(recap)), [isTaken, recap]);
}

export type PricedSavedCart = PricedCart & {
  /** False until the price is loaded, so that the total does not change under the host. */
  readonly isExtensionPriceFinal: boolean;
};

const noLines: readonly SavedLine[] = [];

/** Returns the priced cart of a saved event. */
export const usePricedSavedCart = (saved: SavedEventCart | null): PricedSavedCart =>
  usePricedSavedCartWith(saved, useSelector(selectRecap));

/** The same, with another recap. */
export function usePricedSavedCartWith(saved: SavedEventCart | null, recapGiven: Recap): PricedSavedCart {
  const savedLines = saved?.lines ?? noLines;
  const price = usePricing(saved?.eventId ?? null, useRecapTaken(saved, recapGiven));
  const extensionPrice = useExtensionPrice();
  return useMemo(() => {
    const lines = savedLines.map((line) => orderLineOf(line, extensionPrice ?? defaultExtensionPrice()));
    const isPending = extensionPrice === undefined && lines.some(({ kind }) => kind === 'extension');
    return { ...price(lines), isExtensionPriceFinal: !isPending };
  }, [price, savedLines, extensionPrice]);
}
