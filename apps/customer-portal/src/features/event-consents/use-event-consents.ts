import type { EventConsents } from '@repo/contracts/events/event-consents';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useRef } from 'react';
import { saveEventConsents, showEventConsents } from '../../model/change-event-consents.ts';

type Change = Partial<EventConsents>;

/** Changes consents of an event: shows a change at once, saves one after the other, and takes back what was not saved. */
export function useEventConsents(eventId: number): (change: Change) => void {
  const dispatch = useAppDispatch();
  const last = useRef(Promise.resolve());
  const save = async (change: Change, takeBack: () => void): Promise<void> => {
    if (!(await dispatch(saveEventConsents(eventId, change)))) takeBack();
  };
  return (change) => {
    const takeBack = dispatch(showEventConsents(eventId, change));
    last.current = last.current.then(() => save(change, takeBack));
  };
}
