import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useOpening } from '../../../model/step-moves.ts';
import { savedCartOpened, selectAsked, selectSavedCart } from '../../../model/store/saved-cart.ts';
import { useBookingDispatch } from '../../../model/store/use-booking-dispatch.ts';
import { NothingInIt, SavedCart } from './saved-cart.tsx';

/** An extension, a tip or a recap for an event that is booked: the dashboard has said what and for which. */
export function AdditionCart() {
  const dispatch = useBookingDispatch();
  const saved = useSelector(selectSavedCart);
  const { recapEventId, recapOrderId } = useSelector(selectAsked);
  const isRecap = useOpening() === 'dashboard';
  const isMissing = isRecap && (saved?.kind !== 'addition' || saved.eventId !== recapEventId);
  useEffect(() => {
    if (!isMissing) return;
    // A recap alone is known by two stored ids, without anything else about its event (E-R12).
    dispatch(
      savedCartOpened({
        kind: 'addition',
        eventId: recapEventId,
        orderId: recapOrderId,
        eventName: '',
        eventDate: null,
        startsAtSeconds: null,
        durationHours: 0,
        suggested: [],
        lines: [],
        unpaidOrderId: null,
      }),
    );
  }, [dispatch, isMissing, recapEventId, recapOrderId]);
  if (isMissing) return null;
  if (saved?.kind !== 'addition') return <NothingInIt canAddRecap={false} />;
  return <SavedCart saved={saved} canAddRecap={isRecap} />;
}
