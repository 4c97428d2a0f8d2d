import { useConfiguration } from '@repo/api-client/site-data';
import { brand } from '@repo/domain/brand';
import { parseDiscount } from '@repo/domain/cart/discount';
import type { OrderLine } from '@repo/domain/cart/order-line';
import { priceCart } from '@repo/domain/cart/price-cart';
import { defaultExtensionPrice, extensionLineOf } from '@repo/domain/extension/extension-line';
import type { Cents } from '@repo/domain/money/cents';
import { parseDollars } from '@repo/domain/money/dollars';
import { recapLineOf } from '@repo/domain/recap/recap-price';
import { skipRecap } from '@repo/domain/recap/recap-choice';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectRecap } from './store/recap.ts';
import type { Recap } from './store/recap.ts';
import { selectAsked } from './store/saved-cart.ts';
import type { SavedEventCart, SavedLine } from './store/saved-cart.ts';
import { takesRecap } from './takes-recap.ts';
import { recapLineId, useAppliedCode, useFeeRates, useRecapPrices } from './use-cart.ts';
import type { PricedCart } from './use-cart.ts';

/** How a line of a saved event is known in its cart. */
export const lineIdOf = ({ kind, providerId }: SavedLine): string => `${kind}-${providerId}`;

function orderLineOf(saved: SavedLine, extensionPrice: Cents): OrderLine {
  const lineId = lineIdOf(saved);
  if (saved.kind === 'extension') return extensionLineOf(lineId, extensionPrice, saved.extraHours);
  const { providerId: _, name: __, ...line } = saved;
  return { lineId, ...line };
}

/** What an extra hour costs, by the server once it has said so; nothing until then. */
function useExtensionPrice(): Cents | undefined {
  const { data } = useConfiguration();
  const price = data === undefined ? undefined : parseDollars(data[`${brand.slug}ExtendPrice`]);
  return price?.ok === true ? price.value : undefined;
}

/** The recap that goes into the cart of a saved event, if one does. */
export const useRecapOf = (saved: SavedEventCart | null): Recap =>
  useRecapTaken(saved, useSelector(selectRecap));

function useRecapTaken(saved: SavedEventCart | null, recap: Recap): Recap {
  const isTaken = takesRecap(saved, useSelector(selectAsked));
  return useMemo(() => (isTaken ? recap : skipRecap(recap)), [isTaken, recap]);
}

export type PricedSavedCart = PricedCart & {
  /** Nobody agrees to a price that then jumps. */
  readonly isExtensionPriceFinal: boolean;
};

const noLines: readonly SavedLine[] = [];

/** The cart of a saved event, priced as any other. */
export const usePricedSavedCart = (saved: SavedEventCart | null): PricedSavedCart =>
  usePricedSavedCartWith(saved, useSelector(selectRecap));

/** As if the recap stood like this. */
export function usePricedSavedCartWith(saved: SavedEventCart | null, recapGiven: Recap): PricedSavedCart {
  const savedLines = saved?.lines ?? noLines;
  const recap = useRecapTaken(saved, recapGiven);
  const applied = useAppliedCode(saved?.eventId ?? null);
  const rates = useFeeRates();
  const recapPrices = useRecapPrices();
  const extensionPrice = useExtensionPrice();
  return useMemo(() => {
    const recapLine = recapLineOf(recapLineId, recap, recapPrices);
    const lines = [
      ...savedLines.map((line) => orderLineOf(line, extensionPrice ?? defaultExtensionPrice())),
      ...(recapLine === null ? [] : [recapLine]),
    ];
    const discount = applied === null ? undefined : parseDiscount(applied.detail);
    const totals = priceCart({ lines, discount: discount?.ok === true ? discount.value : null, rates });
    const isPending = extensionPrice === undefined && lines.some(({ kind }) => kind === 'extension');
    return { lines, totals, rates, applied, recapPrices, isExtensionPriceFinal: !isPending };
  }, [savedLines, recap, applied, rates, recapPrices, extensionPrice]);
}
