import { providerReleased, providerReserved } from '../../../model/store/selection.ts';
import { useBookingDispatch } from '../../../model/store/use-booking-dispatch.ts';
import type { PricedProvider } from '../list-wishes.ts';

/** Takes a provider into the selection or out of it; the price on the card does not go with it. */
export function useReserve() {
  const dispatch = useBookingDispatch();
  return (provider: PricedProvider, isWanted: boolean): void => {
    const { cardPriceCents: _, ...bookable } = provider;
    dispatch(isWanted ? providerReserved(bookable) : providerReleased(bookable.id));
  };
}
