import { cardPriceOf } from '@repo/domain/cart/price-cart';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectDurationHours } from '../../model/store/event-form.ts';
import type { BookableProvider } from '../../model/store/selection.ts';
import { useFeeRates } from '@repo/shell/site/use-site-prices';

/** Adds the total price of this event to each provider: hours times rate, plus the service fee (ux "Price first"). */
export function usePricedProviders(providers: readonly BookableProvider[]) {
  const durationHours = useSelector(selectDurationHours);
  const { serviceFee } = useFeeRates();
  return useMemo(
    () =>
      providers.map((provider) => ({
        ...provider,
        cardPriceCents: cardPriceOf(
          { hourlyRateCents: provider.hourlyRateCents, durationHours: durationHours ?? 0 },
          serviceFee,
        ),
      })),
    [providers, durationHours, serviceFee],
  );
}
