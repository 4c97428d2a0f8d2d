import { draftFlagKey, isDraftFlagStale } from '@repo/domain/booking-flow/draft-route';
import { leaveFor } from '@repo/session/session/leave-for';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { clearBooking } from '@repo/session/storage/clear-stored';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { useParams } from 'react-router-dom';
import { staleDraftFound } from './store/booking-events.ts';
import { bookingPath } from './step-moves.ts';

/** Marks the stored cart as that of a draft. */
export const markDraftCart = (eventId: number): void => browserStorage.write(draftFlagKey, String(eventId));

/** The route for which each store was last checked. */
const askedFor = new WeakMap<object, string | undefined>();

/**
 * Returns whether the cart of an abandoned draft is stored; the booking is then cleared and the page reloaded (I-R06).
 * Checked only when the page opens or its route changes, so that a draft in another window does not affect this one.
 */
export function useStaleDraft(): boolean {
  const { isDraftEvent } = useParams();
  const dispatch = useAppDispatch();
  const store = useStore();
  const isStale = useMemo(() => {
    // The component may mount again, as after Back.
    if (askedFor.has(store) && askedFor.get(store) === isDraftEvent) return false;
    askedFor.set(store, isDraftEvent);
    return isDraftFlagStale(browserStorage.read(draftFlagKey) !== undefined, isDraftEvent);
  }, [store, isDraftEvent]);
  useEffect(() => {
    if (!isStale) return;
    dispatch(staleDraftFound());
    clearBooking();
    dispatch(leaveFor(bookingPath));
  }, [dispatch, isStale]);
  return isStale;
}
