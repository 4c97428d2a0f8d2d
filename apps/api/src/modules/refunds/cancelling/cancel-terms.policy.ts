import { canCancelEvent } from '@repo/domain/refund/can-cancel-event';
import type { RefundCause } from '@repo/domain/refund/refund-terms';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { EventRecord, LineRecord } from '../../orders/orders.module.ts';

type PlannedEvent = Pick<EventRecord, 'status' | 'providerStartsAt'>;

const startsAtSecondsOf = ({ providerStartsAt }: PlannedEvent): number => secondsOf(providerStartsAt);

/** Returns whether the host can cancel an event with these paid lines: `isCancelEventAllowed` of the wire. */
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
      startsAtSeconds: startsAtSecondsOf(event),
    },
    nowSeconds,
  );

export const hostCancellation = (event: PlannedEvent, nowSeconds: number): RefundCause => ({
  reason: 'hostCancelled',
  noticeSeconds: startsAtSecondsOf(event) - nowSeconds,
});

export type LineCancelReason = 'providerCancelled' | 'noShow';

/** Returns whether an operator can cancel a booking. A no-show is possible only after the start, without a check-in. */
export const canCancelLine = (
  event: PlannedEvent,
  line: Pick<LineRecord, 'kind' | 'request' | 'checkState'>,
  reason: LineCancelReason,
  nowSeconds: number,
): boolean =>
  line.kind === 'provider' &&
  line.checkState === 'created' &&
  (reason === 'noShow'
    ? line.request === 'accepted' && nowSeconds >= startsAtSecondsOf(event)
    : line.request === 'accepted' || line.request === 'pending');
