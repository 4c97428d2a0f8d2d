import { skipToken } from '@reduxjs/toolkit/query';
import { selectUser } from '@repo/session/session/session-slice';
import { useSelector } from 'react-redux';
import { useEventRequestsQuery } from './api/event-requests.ts';

/** Returns how many requests wait for an answer; undefined if none, or until it is known. */
export function useRequestCount(): number | undefined {
  const user = useSelector(selectUser);
  const { data = [] } = useEventRequestsQuery(user?.id ?? skipToken);
  return data.length === 0 ? undefined : data.length;
}
