import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { searchOf } from '../../model/api/availability.ts';
import type { FoundProviders } from '../../model/api/availability.ts';
import { selectEventForm } from '../../model/store/event-form.ts';
import { selectFoundFor, selectProviders, selectionSynced } from '../../model/store/selection.ts';
import type { BookableProvider } from '../../model/store/selection.ts';

type Dropped = {
  readonly providers: readonly BookableProvider[];
  /** True if they were reserved for another time or place, rather than booked by another host. */
  readonly isByMove: boolean;
};

const noneDropped: Dropped = { providers: [], isByMove: false };

/** Returns the reserved providers that a fresh list lacks; a list that was cut off says nothing about the rest. */
const droppedBy = (
  { providers, total }: FoundProviders,
  chosen: readonly BookableProvider[],
): readonly BookableProvider[] =>
  total > providers.length ? [] : chosen.filter(({ id }) => !providers.some((free) => free.id === id));

/** Removes reserved providers that are no longer available (D-R05), and returns them, to notify the host. */
export function useSyncedSelection(
  fresh: FoundProviders | undefined,
): Dropped & { readonly forget: () => void } {
  const dispatch = useAppDispatch();
  const chosen = useSelector(selectProviders);
  const foundFor = useSelector(selectFoundFor);
  const search = JSON.stringify(searchOf(useSelector(selectEventForm)));
  const [synced, setSynced] = useState<FoundProviders>();
  const [dropped, setDropped] = useState(noneDropped);
  // Set while rendering, so that no frame shows an unavailable provider as reserved.
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
    // Runs once for each fresh list, not for each choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fresh, dispatch]);
  return { ...dropped, forget: () => setDropped(noneDropped) };
}
