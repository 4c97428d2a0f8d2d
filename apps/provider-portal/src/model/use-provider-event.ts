import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import type { ProviderList } from '@repo/domain/order/event-lists';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useMyEventsQuery } from './api/my-events.ts';

type Found = { readonly event: ProviderEvent; readonly list: ProviderList };

/** Finds an accepted event in the two lists; `found` is undefined if neither has it, or none is asked for. */
export function useProviderEvent(eventId: number | undefined) {
  const providerId = useAccountId();
  const asked = (tab: ProviderList) => (eventId === undefined ? skipToken : { providerId, tab, eventId });
  const upcoming = useMyEventsQuery(asked('upcoming'));
  const completed = useMyEventsQuery(asked('completed'));
  const queries = [upcoming, completed];
  // Not `data`, which is that of the event before until the asked one is loaded.
  const inList = (list: ProviderList, { currentData }: typeof upcoming): readonly Found[] =>
    (currentData?.items ?? []).map((event) => ({ event, list }));
  const [found] = [...inList('upcoming', upcoming), ...inList('completed', completed)];
  const isKnown =
    eventId === undefined ||
    found !== undefined ||
    queries.every(({ currentData }) => currentData !== undefined);
  return {
    data: isKnown ? { found } : undefined,
    error: found === undefined ? queries.find(({ error }) => error !== undefined)?.error : undefined,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of queries) void refetch();
    },
  };
}
