import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { searchOf, useAvailabilityQuery } from './api/availability.ts';
import type { FoundProviders } from './api/availability.ts';
import { selectEventForm } from './store/event-form.ts';

export type Availability =
  /** The event lacks its time or place. */
  | { readonly status: 'notReady' }
  | { readonly status: 'loading' | 'failed'; readonly retry: () => void }
  | {
      readonly status: 'found';
      readonly retry: () => void;
      readonly found: FoundProviders;
      /** True while the server is asked again. */
      readonly isRefreshing: boolean;
    };

/** Returns the providers available for the event, searched again on each visit and change (D-R01). */
export function useAvailability(): Availability {
  const values = useSelector(selectEventForm);
  const search = useMemo(() => searchOf(values), [values]);
  const { currentData, error, isFetching, refetch } = useAvailabilityQuery(search ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  useReturn(() => {
    if (search !== undefined) void refetch();
  });
  if (search === undefined) return { status: 'notReady' };
  const retry = (): void => void refetch();
  if (error !== undefined && !isFetching) return { status: 'failed', retry };
  if (currentData === undefined) return { status: 'loading', retry };
  return { status: 'found', retry, found: currentData, isRefreshing: isFetching };
}

/** Calls back when the tab becomes visible again, because availability may have changed. */
function useReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') tell();
      },
      { signal: controller.signal },
    );
    return () => controller.abort();
  }, []);
}
