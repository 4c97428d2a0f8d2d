import { isDraftFlagStale } from '@repo/domain/booking-flow/draft-route';
import { leaveFor } from '@repo/session/session/leave-for';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { clearBooking } from '@repo/session/storage/clear-stored';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { staleDraftFound } from './store/booking-events.ts';
import { useBookingDispatch } from './store/use-booking-dispatch.ts';
import { bookingPath } from './step-moves.ts';

/** Says in the storage that what lies there is the cart of a draft (S1§3). */
const flagKey = 'isDraftEventCart';

export const markDraftCart = (): void => browserStorage.write(flagKey, 'true');

/** Whether the cart of a draft was left lying about: then the booking is emptied and the page begins anew (I-R06). */
export function useStaleDraft(): boolean {
  const { isDraftEvent } = useParams();
  const dispatch = useBookingDispatch();
  const isStale = isDraftFlagStale(browserStorage.read(flagKey) !== undefined, isDraftEvent);
  useEffect(() => {
    if (!isStale) return;
    dispatch(staleDraftFound());
    clearBooking();
    dispatch(leaveFor(bookingPath));
  }, [dispatch, isStale]);
  return isStale;
}
