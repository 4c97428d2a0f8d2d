import type { Machine } from './transition.ts';

type PaymentState =
  | 'hold'
  | 'checkoutCreated'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'refundPending'
  | 'refunded'
  | 'paidOut';
type PaymentMove =
  | 'openCheckout'
  | 'replaceCheckout'
  | 'pay'
  | 'expire'
  | 'cancel'
  | 'startRefund'
  | 'finishRefund'
  | 'payOut';

/**
 * The payment states of every line. Money may arrive after a hold expired: an expired line is then paid if its slot
 * is still free, otherwise refunded; a cancelled line is refunded. Cancelling before payment ends the line, after
 * payment it starts the refund.
 */
const paymentMoves = {
  hold: { openCheckout: 'checkoutCreated', pay: 'paid', expire: 'expired', cancel: 'cancelled' },
  checkoutCreated: { replaceCheckout: 'hold', pay: 'paid', expire: 'expired', cancel: 'cancelled' },
  expired: { pay: 'paid', startRefund: 'refundPending' },
  cancelled: { startRefund: 'refundPending' },
  refundPending: { finishRefund: 'refunded' },
  refunded: {},
  paidOut: {},
} satisfies Partial<Machine<PaymentState, PaymentMove>['moves']>;

export type BookingLineState =
  | PaymentState
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'checkedIn'
  | 'checkedOut';
export type BookingLineMove = PaymentMove | 'request' | 'accept' | 'decline' | 'checkIn' | 'checkOut';

/**
 * The states of a line that books a provider. Providers of a draft cart have agreed beforehand, so it goes from paid
 * to accepted. No answer counts as a decline.
 */
export const bookingLineMachine: Machine<BookingLineState, BookingLineMove> = {
  moves: {
    ...paymentMoves,
    paid: {
      request: 'requested',
      accept: 'accepted',
      cancel: 'refundPending',
      startRefund: 'refundPending',
    },
    requested: { accept: 'accepted', decline: 'declined', expire: 'declined', cancel: 'refundPending' },
    accepted: { checkIn: 'checkedIn', cancel: 'refundPending' },
    declined: { startRefund: 'refundPending' },
    checkedIn: { checkOut: 'checkedOut' },
    checkedOut: { payOut: 'paidOut' },
  },
};

export type AddOnLineState = PaymentState;
export type AddOnLineMove = PaymentMove;

/** The states of a tip, an extension or a recap that is paid and not given back. */
export const keptAddOnStates: readonly string[] = ['paid', 'paidOut'] satisfies readonly AddOnLineState[];

/** Returns whether a tip, an extension or a recap is paid and not given back. */
export const isAddOnKept = ({ state }: { readonly state: string }): boolean =>
  keptAddOnStates.includes(state);

/** The states of a tip, an extension or a recap, which need no acceptance. */
export const addOnLineMachine: Machine<AddOnLineState, AddOnLineMove> = {
  moves: {
    ...paymentMoves,
    paid: { cancel: 'refundPending', startRefund: 'refundPending', payOut: 'paidOut' },
  },
};
