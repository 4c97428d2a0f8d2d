import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useFlowOrigin } from '../../../model/step-moves.ts';
import { savedCartOpened, selectDashboardRequest, selectSavedCart } from '../../../model/store/saved-cart.ts';
import { NothingInIt, SavedCart } from './saved-cart.tsx';

/** Shows the cart of an extension, tip or recap for a booked event, as the dashboard requested. */
export function AdditionCart() {
  const dispatch = useAppDispatch();
  const saved = useSelector(selectSavedCart);
  const { recapEventId, recapOrderId } = useSelector(selectDashboardRequest);
  const isRecap = useFlowOrigin() === 'dashboard';
  const isMissing = isRecap && (saved?.kind !== 'addition' || saved.eventId !== recapEventId);
  useEffect(() => {
    if (!isMissing) return;
    // For a recap alone, only two ids are stored (E-R12).
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
