import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect, useState } from 'react';
import type { FoundProviders } from '../../../model/api/availability.ts';
import { ratesSynced } from '../../../model/store/selection.ts';
import { useAvailability } from '../../../model/use-availability.ts';

/**
 * Refreshes the hourly rates in the cart and returns whether they are final: not while they are requested again.
 * If they cannot be loaded, checkout reports it.
 */
export function useFreshRates(): boolean {
  const dispatch = useAppDispatch();
  const availability = useAvailability();
  const [synced, setSynced] = useState<FoundProviders>();
  const fresh =
    availability.status === 'found' && !availability.isRefreshing ? availability.found : undefined;
  useEffect(() => {
    if (fresh === undefined) return;
    dispatch(ratesSynced(fresh.providers));
    // The rates are in the cart from here on.
    // oxlint-disable-next-line react/set-state-in-effect
    setSynced(fresh);
  }, [fresh, dispatch]);
  // An answer reaches the cart one render later.
  return availability.status === 'found'
    ? fresh !== undefined && fresh === synced
    : availability.status !== 'loading';
}
