import { createAction } from '@reduxjs/toolkit';

/** What ends a booking, one event for each cause; every slice answers it for itself (S1§4). */
export const bookingStarted = createAction('booking/started');
/** The flag of a draft's cart outlived its route (I-R06). */
export const staleDraftFound = createAction('booking/staleDraftFound');
/** The event was handed in as a draft (I-R01). */
export const draftSubmitted = createAction('booking/draftSubmitted');
/** The host is back from the payment page, whatever came of it (H-R09). */
export const paymentReturned = createAction('booking/paymentReturned');
/** Another tab of this browser has ended the booking, which was the one of this tab as well. */
export const endedElsewhere = createAction('booking/endedElsewhere');

/** The cart of another event was opened, one that is saved: what was to be bought with the booking at hand is not for it. */
export const savedEventEntered = createAction('booking/savedEventEntered');

/** Whatever ends the booking at hand: nothing of it is left in the state. */
export const bookingEnds = [
  bookingStarted,
  staleDraftFound,
  draftSubmitted,
  paymentReturned,
  endedElsewhere,
] as const;
