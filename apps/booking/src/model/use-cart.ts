import { parseDiscount } from '@repo/domain/cart/discount';
import type { OrderLine } from '@repo/domain/cart/order-line';
import { priceCart } from '@repo/domain/cart/price-cart';
import type { CartTotals } from '@repo/domain/cart/price-cart';
import { parseDollars } from '@repo/domain/money/dollars';
import type { FeeRates } from '@repo/domain/money/fee-rates';
import { recapLineOf, recapPricesOf } from '@repo/domain/recap/recap-price';
import type { RecapPrices } from '@repo/domain/recap/recap-price';
import { useFeeRates } from '@repo/shell/site/use-site-prices';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useRecapPriceQuery } from './api/catalogue.ts';
import { selectAppliedCode } from './store/cart.ts';
import type { AppliedCode, Cart } from './store/cart.ts';
import { selectDurationHours } from './store/event-form.ts';
import { selectRecap } from './store/recap.ts';
import type { Recap } from './store/recap.ts';
import { selectProviders } from './store/selection.ts';

export const recapLineId = 'recap';
export const lineIdOfProvider = (id: number): string => `provider-${id}`;

/** Returns the server's recap prices, or the defaults until they are loaded. */
export function useRecapPrices(): RecapPrices {
  const { data } = useRecapPriceQuery();
  return useMemo(() => {
    if (data === undefined) return recapPricesOf(null);
    const withLogo = parseDollars(data.priceOnPerReelWithLogo);
    const without = parseDollars(data.priceOnPerReel);
    return recapPricesOf(
      withLogo.ok && without.ok ? { withLogoCents: withLogo.value, withoutLogoCents: without.value } : null,
    );
  }, [data]);
}

/** Returns the code that was entered in the cart of an event. */
const useAppliedCode = (eventId: number | null): AppliedCode | null =>
  useSelector((state: { readonly cart: Cart }) => selectAppliedCode(state, eventId));

export type PricedCart = {
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
  readonly rates: FeeRates;
  readonly applied: AppliedCode | null;
  readonly recapPrices: RecapPrices;
};

/**
 * Returns what prices the lines of a cart with its recap and the code of its event, by the rules that the server charges
 * by.
 */
export function usePricing(
  eventId: number | null,
  recap: Recap,
): (ownLines: readonly OrderLine[]) => PricedCart {
  const applied = useAppliedCode(eventId);
  const rates = useFeeRates();
  const recapPrices = useRecapPrices();
  return useCallback(
    (ownLines) => {
      const recapLine = recapLineOf(recapLineId, recap, recapPrices);
      const lines = recapLine === null ? ownLines : [...ownLines, recapLine];
      const discount = applied === null ? undefined : parseDiscount(applied.detail);
      const totals = priceCart({ lines, discount: discount?.ok === true ? discount.value : null, rates });
      return { lines, totals, rates, applied, recapPrices };
    },
    [recap, applied, rates, recapPrices],
  );
}

/** Returns the priced cart of a new booking. */
export const useCart = (): PricedCart => useCartWith(useSelector(selectRecap));

/** The same, with another recap. */
export function useCartWith(recap: Recap): PricedCart {
  const providers = useSelector(selectProviders);
  const durationHours = useSelector(selectDurationHours) ?? 0;
  const price = usePricing(null, recap);
  return useMemo(
    () =>
      price(
        providers.map(({ id, hourlyRateCents }) => ({
          lineId: lineIdOfProvider(id),
          kind: 'provider',
          hourlyRateCents,
          durationHours,
        })),
      ),
    [price, providers, durationHours],
  );
}
