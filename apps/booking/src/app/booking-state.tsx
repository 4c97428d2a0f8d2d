import { PersistGate } from '@repo/shell/store/persist-gate';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { startTransition, useCallback, useState } from 'react';
import { useStore } from 'react-redux';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { StartNewBooking } from '../model/store/start-new-booking.ts';
import { isCartOnDevice } from './cart-on-device.ts';
import { bookingPath } from '../model/step-moves.ts';
import { endedElsewhere } from '../model/store/booking-events.ts';
import { eventFormPersistence } from '../model/store/event-form.ts';
import type { SavedCart } from '../model/store/saved-cart.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { reducer } from './reducer.ts';

/** Provides the stored state of a booking to its pages. */
export function BookingState() {
  const dispatch = useAppDispatch();
  const store = useStore<{ readonly savedCart: SavedCart }>();
  const navigate = useNavigate();
  const params = useParams();
  const isInSteps = useLocation().pathname.toLowerCase().startsWith(bookingPath);
  const [beginnings, setBeginnings] = useState(0);
  const [isChanged, setChanged] = useState(false);
  // Remounts the step forms and Undo, which still hold the previous booking. Updates both values at once, because the
  // cart of a draft would persist itself again in between.
  const begin = useCallback(
    (replace: boolean): void =>
      startTransition(() => {
        setBeginnings((count) => count + 1);
        setChanged(false);
        void navigate(bookingPath, { replace });
      }),
    [navigate],
  );
  const startNewBooking = useCallback(() => begin(true), [begin]);
  const followEnd = (): void => {
    dispatch(endedElsewhere());
    if (isInSteps) begin(false);
  };
  // A booking that ends removes its form from the storage; the dashboard only removes other keys.
  return (
    <PersistGate
      reducer={reducer}
      endingKey={eventFormPersistence.key}
      onEndedElsewhere={followEnd}
      isShared={() => isCartOnDevice(store.getState().savedCart, params)}
      onChangedElsewhere={() => setChanged(true)}
    >
      {isChanged ? <ChangedElsewhere onDismiss={() => setChanged(false)} /> : null}
      <StartNewBooking value={startNewBooking}>
        <Outlet key={isInSteps ? beginnings : undefined} />
      </StartNewBooking>
    </PersistGate>
  );
}
