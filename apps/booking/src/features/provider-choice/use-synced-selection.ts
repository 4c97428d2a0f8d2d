import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { searchOf } from '../../model/api/availability.ts';
import type { FoundProviders } from '../../model/api/availability.ts';
import { selectEventForm } from '../../model/store/event-form.ts';
import { selectFoundFor, selectProviders, selectionSynced } from '../../model/store/selection.ts';
import type { BookableProvider } from '../../model/store/selection.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';

type Dropped = {
  readonly providers: readonly BookableProvider[];
  /** They were chosen for another time or place of the event, and nobody has taken them away. */
  readonly isByMove: boolean;
};

const nobody: Dropped = { providers: [], isByMove: false };

/** Whom a fresh list no longer has. A list that stops before its end says nothing about those behind it. */
const droppedBy = (
  { providers, total }: FoundProviders,
  chosen: readonly BookableProvider[],
): readonly BookableProvider[] =>
  total > providers.length ? [] : chosen.filter(({ id }) => !providers.some((free) => free.id === id));

/** Keeps the selection true to each fresh list (D-R05), and remembers who fell out of it, to be told. */
export function useSyncedSelection(
  fresh: FoundProviders | undefined,
): Dropped & { readonly forget: () => void } {
  const dispatch = useBookingDispatch();
  const chosen = useSelector(selectProviders);
  const foundFor = useSelector(selectFoundFor);
  const search = JSON.stringify(searchOf(useSelector(selectEventForm)));
  const [synced, setSynced] = useState<FoundProviders>();
  const [dropped, setDropped] = useState(nobody);
  // While rendering, and not afterwards: no picture shows somebody as chosen who is gone.
  if (fresh !== undefined && fresh !== synced) {
    setSynced(fresh);
    const gone = droppedBy(fresh, chosen);
    if (gone.length > 0)
      setDropped({ providers: gone, isByMove: foundFor !== undefined && foundFor !== search });
  }
  useEffect(() => {
    if (fresh === undefined) return;
    const isWhole = fresh.total <= fresh.providers.length;
    const free = isWhole ? fresh.providers : [...fresh.providers, ...chosen];
    dispatch(selectionSynced({ free, foundFor: search }));
    // Each fresh list counts once, whatever is chosen after it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fresh, dispatch]);
  return { ...dropped, forget: () => setDropped(nobody) };
}
