import { flowMarkerIn, flowMarkerKey } from '@repo/domain/booking-flow/flow-marker';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { savedCartOpened, selectSavedCart } from '../../../model/store/saved-cart.ts';
import { useBookingDispatch } from '../../../model/store/use-booking-dispatch.ts';
import { SavedCart } from './saved-cart.tsx';

/** A stored id; the dashboard writes them before it leads here (S1§3). */
function storedId(key: string): number {
  const id = Number(browserStorage.read(key));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** An extension, a tip or a recap for an event that is booked: the dashboard has said what and for which. */
export function AdditionCart() {
  const dispatch = useBookingDispatch();
  const saved = useSelector(selectSavedCart);
  const isRecap = flowMarkerIn(browserStorage.read(flowMarkerKey) ?? null) === 'recap';
  const isMissing = isRecap && saved?.kind !== 'addition';
  useEffect(() => {
    if (!isMissing) return;
    // A recap alone is known by two stored ids, without anything else about its event (E-R12).
    dispatch(
      savedCartOpened({
        kind: 'addition',
        eventId: storedId('reelEventId'),
        orderId: storedId('reelOrderId'),
        eventName: '',
        eventDate: null,
        startsAtSeconds: null,
        durationHours: 0,
        suggested: [],
        lines: [],
        unpaidOrderId: null,
      }),
    );
  }, [dispatch, isMissing]);
  if (saved?.kind !== 'addition') return null;
  return <SavedCart saved={saved} canAddRecap={isRecap} />;
}
