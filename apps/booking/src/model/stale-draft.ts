import { draftFlagKey, isDraftFlagStale } from '@repo/domain/booking-flow/draft-route';
import { leaveFor } from '@repo/session/session/leave-for';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { clearBooking } from '@repo/session/storage/clear-stored';
import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { useParams } from 'react-router-dom';
import { staleDraftFound } from './store/booking-events.ts';
import { useBookingDispatch } from './store/use-booking-dispatch.ts';
import { bookingPath } from './step-moves.ts';

/** Says in the storage that what lies there is the cart of a draft. */
export const markDraftCart = (eventId: number): void => browserStorage.write(draftFlagKey, String(eventId));

/** For which route that was asked last. */
const askedFor = new WeakMap<object, string | undefined>();

/**
 * Whether the cart of a draft was left lying about: then the booking is emptied and the page begins anew (I-R06). That
 * is asked where the page is opened, and where the route changes: a draft that is opened in another window later on
 * takes nothing away from whoever is busy in this one.
 */
export function useStaleDraft(): boolean {
  const { isDraftEvent } = useParams();
  const dispatch = useBookingDispatch();
  const store = useStore();
  const isStale = useMemo(() => {
    // The page may be shown anew, as by a way back to it.
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
