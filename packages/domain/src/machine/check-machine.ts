import { brandedCodes } from '../errors/branded-codes.ts';
import type { Machine } from './transition.ts';

export type CheckState = 'created' | 'checkIn' | 'checkOut';
export type CheckMove = 'checkIn' | 'checkOut';

/** The check-in status of an order item. */
export const checkMachine: Machine<CheckState, CheckMove> = {
  moves: { created: { checkIn: 'checkIn' }, checkIn: { checkOut: 'checkOut' }, checkOut: {} },
  refusal: brandedCodes.actionAlreadyPerformed,
};
