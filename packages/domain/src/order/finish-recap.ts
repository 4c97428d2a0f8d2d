import type { ErrorCode } from '../errors/error-catalogue.ts';
import { recapMachine, type RecapState } from '../machine/recap-machine.ts';
import { transition } from '../machine/transition.ts';
import { fail, type Result } from '../result.ts';

export type RecapDelivery = {
  readonly state: RecapState;
  readonly storedRecaps: number;
  readonly orderedQuantity: number;
};

/** Completes a recap order when as many recaps are stored as were ordered. */
export function finishRecap(delivery: RecapDelivery): Result<RecapState, ErrorCode> {
  const finished = transition(recapMachine, delivery.state, 'finish');
  if (!finished.ok) return finished;
  return delivery.storedRecaps === delivery.orderedQuantity ? finished : fail('recap_are_required');
}
