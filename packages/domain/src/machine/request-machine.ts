import { brandedCodes } from '../errors/branded-codes.ts';
import type { Machine } from './transition.ts';

/** All states of a request. */
export const requestStates = ['pending', 'accepted', 'declined', 'expired', 'cancelled'] as const;
export type RequestState = (typeof requestStates)[number];
export type RequestMove = 'accept' | 'decline' | 'expire' | 'cancel';

/**
 * The states of an event request (S3§4). It is answered once; a second answer is refused (S3§8). Either side can
 * cancel an accepted one.
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
