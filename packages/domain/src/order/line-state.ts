import type { BookingLineState } from '../machine/line-machines.ts';

type Standing = { readonly occupiesTime: boolean; readonly moneyTaken: boolean };

/** What each state of a line means for the calendar and for the till, once. */
const standings: Readonly<Record<BookingLineState, Standing>> = {
  hold: { occupiesTime: true, moneyTaken: false },
  checkoutCreated: { occupiesTime: true, moneyTaken: false },
  paid: { occupiesTime: true, moneyTaken: true },
  requested: { occupiesTime: true, moneyTaken: true },
  accepted: { occupiesTime: true, moneyTaken: true },
  checkedIn: { occupiesTime: true, moneyTaken: true },
  checkedOut: { occupiesTime: true, moneyTaken: true },
  paidOut: { occupiesTime: true, moneyTaken: true },
  declined: { occupiesTime: false, moneyTaken: true },
  refundPending: { occupiesTime: false, moneyTaken: true },
  refunded: { occupiesTime: false, moneyTaken: false },
  expired: { occupiesTime: false, moneyTaken: false },
  cancelled: { occupiesTime: false, moneyTaken: false },
};

/** Whether a line in this state keeps others out of its provider's time. */
export const occupiesTime = (state: BookingLineState): boolean => standings[state].occupiesTime;

/** Whether the host's money for a line in this state is with us, so that a second payment changes nothing. */
export const hasMoneyTaken = (state: BookingLineState): boolean => standings[state].moneyTaken;
