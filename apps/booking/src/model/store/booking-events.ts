import { createAction } from '@reduxjs/toolkit';

/** The events that end a booking; each slice handles them itself (S1§4). */
export const bookingStarted = createAction('booking/started');
/** The flag of a draft's cart outlived its route (I-R06). */
export const staleDraftFound = createAction('booking/staleDraftFound');
/** The event was submitted as a draft (I-R01). */
export const draftSubmitted = createAction('booking/draftSubmitted');
/** The host is back from the payment page, whatever the outcome (H-R09). */
export const paymentReturned = createAction('booking/paymentReturned');
/** Another tab has ended the booking of this tab. */
export const endedElsewhere = createAction('booking/endedElsewhere');

/** The cart of a saved event was opened; the current booking's purchases do not belong to it. */
export const savedEventEntered = createAction('booking/savedEventEntered');

/** Every event that ends the current booking and clears its state. */
export const bookingEnds = [
  bookingStarted,
  staleDraftFound,
  draftSubmitted,
  paymentReturned,
  endedElsewhere,
] as const;
