import { brandedCodes } from '../errors/branded-codes.ts';
import type { Machine } from './transition.ts';

export type RequestState = 'pending' | 'accepted' | 'declined' | 'expired' | 'cancelled';
export type RequestMove = 'accept' | 'decline' | 'expire' | 'cancel';

/**
 * The life of one event request (S3§4): it is answered once, and a second answer hears that it was (S3§8).
 * An accepted one can still be cancelled, by either side.
 */
export const requestMachine: Machine<RequestState, RequestMove> = {
  moves: {
    pending: { accept: 'accepted', decline: 'declined', expire: 'expired', cancel: 'cancelled' },
    accepted: { cancel: 'cancelled' },
    declined: {},
    expired: {},
    cancelled: {},
  },
  refusal: brandedCodes.actionAlreadyPerformed,
  refusalIn: { expired: 'event_request_has_expired' },
};
