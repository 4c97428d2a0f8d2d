import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { FoundProviders } from '../../model/api/availability.ts';
import { selectProviders, selectionSynced } from '../../model/store/selection.ts';
import type { BookableProvider } from '../../model/store/selection.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';

type Dropped = { readonly providers: readonly BookableProvider[]; readonly forget: () => void };

/** Whom a fresh list no longer has. A list that stops before its end says nothing about those behind it. */
const droppedBy = (
  { providers, total }: FoundProviders,
  chosen: readonly BookableProvider[],
): readonly BookableProvider[] =>
  total > providers.length ? [] : chosen.filter(({ id }) => !providers.some((free) => free.id === id));

/** Keeps the selection true to each fresh list (D-R05), and remembers who fell out of it, to be told. */
export function useSyncedSelection(fresh: FoundProviders | undefined): Dropped {
  const dispatch = useBookingDispatch();
  const chosen = useSelector(selectProviders);
  const [synced, setSynced] = useState<FoundProviders>();
  const [dropped, setDropped] = useState<readonly BookableProvider[]>([]);
  // While rendering, and not afterwards: no picture shows somebody as chosen who is gone.
  if (fresh !== undefined && fresh !== synced) {
    setSynced(fresh);
    const gone = droppedBy(fresh, chosen);
    if (gone.length > 0) setDropped(gone);
  }
  useEffect(() => {
    if (fresh === undefined) return;
    const isWhole = fresh.total <= fresh.providers.length;
    dispatch(selectionSynced(isWhole ? fresh.providers : [...fresh.providers, ...chosen]));
    // Each fresh list counts once, whatever is chosen after it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fresh, dispatch]);
  return { providers: dropped, forget: () => setDropped([]) };
}
