import { useMemo } from 'react';
import { useEventTypesQuery, usePostalCodesQuery } from '../../model/api/catalogue.ts';

/** Loads the event types and service areas, without which the form cannot be checked. */
export function useSetupLists() {
  const types = useEventTypesQuery();
  const areas = usePostalCodesQuery();
  const codes = useMemo(() => areas.data?.map(({ code }) => code), [areas.data]);
  const lists = [types, areas];
  const isReady = lists.every(({ data }) => data !== undefined);
  const isOnItsWay = lists.every(({ data, isError }) => data !== undefined || !isError);
  return {
    status: isReady ? ('ready' as const) : isOnItsWay ? ('loading' as const) : ('failed' as const),
    eventTypes: types.data ?? [],
    servicedPostalCodes: codes,
    retry: (): void => {
      for (const { data, refetch } of lists) if (data === undefined) void refetch();
    },
  };
}

export type SetupLists = ReturnType<typeof useSetupLists>;
