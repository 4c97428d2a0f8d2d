import { canCancelEvent } from '@repo/domain/refund/can-cancel-event';
import type { RefundCause } from '@repo/domain/refund/refund-terms';
import type { EventRecord, LineRecord } from '../../orders/orders.module.ts';

type PlannedEvent = Pick<EventRecord, 'status' | 'providerStartsAt'>;

const startOf = ({ providerStartsAt }: PlannedEvent): number => Math.floor(providerStartsAt.getTime() / 1000);

/** The wire's isCancelEventAllowed, from the records of an event and of its paid lines. */
export const isCancelAllowed = (
  event: PlannedEvent,
  lines: readonly Pick<LineRecord, 'checkState'>[],
  nowSeconds: number,
): boolean =>
  event.status !== 'unpaid' &&
  canCancelEvent(
    {
      status: event.status,
      isAnyoneCheckedIn: lines.some(({ checkState }) => checkState !== 'created'),
      startsAtSeconds: startOf(event),
    },
    nowSeconds,
  );

export const hostCancels = (event: PlannedEvent, nowSeconds: number): RefundCause => ({
  reason: 'hostCancelled',
  noticeSeconds: startOf(event) - nowSeconds,
});

export type LineCancelReason = 'providerCancelled' | 'noShow';

/** Whether an operator may end one booking: nobody fails to come before the start, or after having checked in. */
export const canCancelLine = (
  event: PlannedEvent,
  line: Pick<LineRecord, 'kind' | 'request' | 'checkState'>,
  reason: LineCancelReason,
  nowSeconds: number,
): boolean =>
  line.kind === 'provider' &&
  line.checkState === 'created' &&
  (reason === 'noShow'
    ? line.request === 'accepted' && nowSeconds >= startOf(event)
    : line.request === 'accepted' || line.request === 'pending');
