import { brandedCodes } from '../errors/branded-codes.ts';
import type { Machine } from './transition.ts';

export type RecapState = 'pending' | 'completed';
export type RecapMove = 'finish';

/** The delivery of an event's recaps: pending until Finish is pressed with all of them stored. */
export const recapMachine: Machine<RecapState, RecapMove> = {
  moves: { pending: { finish: 'completed' }, completed: {} },
  refusal: brandedCodes.actionAlreadyPerformed,
};
