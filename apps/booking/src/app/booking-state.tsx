import { KeptState } from '@repo/shell/store/kept-state';
import { startTransition, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { bookingPath } from '../model/step-moves.ts';
import { endedElsewhere } from '../model/store/booking-events.ts';
import { eventFormPersistence } from '../model/store/event-form.ts';
import { useBookingDispatch } from '../model/store/use-booking-dispatch.ts';
import { reducer } from './reducer.ts';

/** The pages of a booking, with everything that was kept of it. */
export function BookingState() {
  const dispatch = useBookingDispatch();
  const navigate = useNavigate();
  const isInSteps = useLocation().pathname.toLowerCase().startsWith(bookingPath);
  const [endings, setEndings] = useState(0);
  const followEnd = (): void => {
    dispatch(endedElsewhere());
    if (!isInSteps) return;
    // The forms of the steps, and Undo, still hold what was booked and would bring it back: they begin anew. Both in one,
    // for the cart of a draft would take itself up again.
    startTransition(() => {
      setEndings((count) => count + 1);
      void navigate(bookingPath);
    });
  };
  // Whatever ends a booking takes its form out of the storage; the dashboard only ever takes out other parts.
  return (
    <KeptState reducer={reducer} endingKey={eventFormPersistence.key} onEndedElsewhere={followEnd}>
      <Outlet key={isInSteps ? endings : undefined} />
    </KeptState>
  );
}
