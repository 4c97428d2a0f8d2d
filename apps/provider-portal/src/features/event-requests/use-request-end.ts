import { skipToken } from '@reduxjs/toolkit/query/react';
import type { RequestState } from '@repo/domain/machine/request-machine';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useRequestStateQuery } from '../../model/api/event-requests.ts';

/** How a request for an event ended; `unknown` if the server cannot be asked, or knows of no such request. */
type RequestEnd =
  | { readonly end: Exclude<RequestState, 'pending'>; readonly eventName: string }
  | { readonly end: 'unknown' };

/** Asks the server how a request ended; undefined until it answers, while the request waits, and without an event. */
export function useRequestEnd(eventId: number | undefined): RequestEnd | undefined {
  const providerId = useAccountId();
  const asked = eventId === undefined ? skipToken : { providerId, eventId };
  const { data, error, isFetching } = useRequestStateQuery(asked, { refetchOnMountOrArgChange: true });
  if (isFetching) return undefined;
  if (error !== undefined) return { end: 'unknown' };
  return data === undefined || data.state === 'pending'
    ? undefined
    : { end: data.state, eventName: data.eventName };
}
