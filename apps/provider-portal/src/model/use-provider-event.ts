import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { useMyEventsQuery } from './api/my-events.ts';
import { useProviderId } from './use-provider-id.ts';

/** Finds an accepted event in the two lists; `event` is undefined if neither has it. */
export function useProviderEvent(eventId: number) {
  const providerId = useProviderId();
  const lists = [
    useMyEventsQuery({ providerId, tab: 'upcoming' }),
    useMyEventsQuery({ providerId, tab: 'completed' }),
  ] as const;
  const event = lists
    .flatMap(({ data }): readonly ProviderEvent[] => data?.items ?? [])
    .find(({ id }) => id === eventId);
  const isKnown = event !== undefined || lists.every(({ data }) => data !== undefined);
  return {
    data: isKnown ? { event } : undefined,
    error: event === undefined ? lists.find(({ error }) => error !== undefined)?.error : undefined,
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of lists) void refetch();
    },
  };
}
