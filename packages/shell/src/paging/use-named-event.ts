import { largestId } from '@repo/domain/limits';
import { eventParameter } from '@repo/domain/site/dashboard-address';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Returns the id of the event that the address names, as links in mails and notifications do. */
export function useNamedEvent(): number | undefined {
  const id = Number(useSearchParams()[0].get(eventParameter));
  return Number.isInteger(id) && id > 0 && id <= largestId ? id : undefined;
}

/**
 * Returns a key for the part that opens the named event: a new one whenever a link to an event is followed, also to the
 * same one, which may have been closed meanwhile. Completing the address is not following a link.
 */
export function useNamedEventKey(): string {
  const { key } = useLocation();
  const type = useNavigationType();
  const [visit, setVisit] = useState(key);
  if (type !== NavigationType.Replace && visit !== key) setVisit(key);
  const id = useNamedEvent();
  return id === undefined ? '' : `${id} ${visit}`;
}
