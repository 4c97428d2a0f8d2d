import type { HostEvent } from '@repo/contracts/events/host-events';
import { canPressCancel } from '@repo/domain/order/event-actions';

type Cancellable = Pick<HostEvent, 'status' | 'isReelExist' | 'isCancelEventAllowed' | 'timeline'>;

/** Returns why an event cannot be cancelled, undefined if it can (J-R07, A-28). */
export function cancelBlockOf({ status, isReelExist, isCancelEventAllowed, timeline = [] }: Cancellable) {
  if (canPressCancel({ status, hasRecap: isReelExist, isCancelAllowed: isCancelEventAllowed }))
    return undefined;
  if (status === 'cancel') return 'isCancelled';
  if (status === 'completed') return 'isOver';
  return timeline.some(({ step }) => step === 'checkedIn') ? 'isRunning' : 'cancelTooLate';
}
