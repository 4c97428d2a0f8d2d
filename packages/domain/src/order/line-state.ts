import type { BookingLineState } from '../machine/line-machines.ts';

type Standing = { readonly occupiesTime: boolean; readonly moneyTaken: boolean };

const reserved: Standing = { occupiesTime: true, moneyTaken: false };
const booked: Standing = { occupiesTime: true, moneyTaken: true };
const owed: Standing = { occupiesTime: false, moneyTaken: true };
const gone: Standing = { occupiesTime: false, moneyTaken: false };

/** What each state of a line means for the calendar and for the till, once. */
const standings: Readonly<Record<BookingLineState, Standing>> = {
  hold: reserved,
  checkoutCreated: reserved,
  paid: booked,
  requested: booked,
  accepted: booked,
  checkedIn: booked,
  checkedOut: booked,
  paidOut: booked,
  declined: owed,
  refundPending: owed,
  refunded: gone,
  expired: gone,
  cancelled: gone,
};

/** Whether a line in this state keeps others out of its provider's time. */
export const occupiesTime = (state: BookingLineState): boolean => standings[state].occupiesTime;

/** Whether the host's money for a line in this state is with us, so that a second payment changes nothing. */
export const hasMoneyTaken = (state: BookingLineState): boolean => standings[state].moneyTaken;
