import { useEffect } from 'react';
import { ratesSynced } from '../../../model/store/selection.ts';
import { useBookingDispatch } from '../../../model/store/use-booking-dispatch.ts';
import { useAvailability } from '../../../model/use-availability.ts';

/** Keeps the cart at the prices of today; says whether they are known. Where nobody can be asked, checking out tells. */
export function useFreshRates(): boolean {
  const dispatch = useBookingDispatch();
  const availability = useAvailability();
  const found =
    availability.status === 'found' && !availability.isRefreshing ? availability.found : undefined;
  useEffect(() => {
    if (found !== undefined) dispatch(ratesSynced(found.providers));
  }, [found, dispatch]);
  return availability.status !== 'loading';
}
