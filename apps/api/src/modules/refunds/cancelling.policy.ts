import { canCancelEvent } from '@repo/domain/refund/can-cancel-event';
import type { EventRecord, LineRecord } from '../orders/orders.module.ts';

/** The wire's isCancelEventAllowed, from the records of an event and of its paid lines. */
export const isCancelAllowed = (
  event: Pick<EventRecord, 'status' | 'providerStartsAt'>,
  lines: readonly Pick<LineRecord, 'checkState'>[],
  nowSeconds: number,
): boolean =>
  event.status !== 'unpaid' &&
  canCancelEvent(
    {
      status: event.status,
      isAnyoneCheckedIn: lines.some(({ checkState }) => checkState !== 'created'),
      startsAtSeconds: event.providerStartsAt.getTime() / 1000,
    },
    nowSeconds,
  );
