import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { eventMachine } from '@repo/domain/machine/event-machine';
import { transition } from '@repo/domain/machine/transition';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import type { Clock } from '../../../ports/clock.ts';
import { eventsIn, ordersIn } from '../../orders/orders.module.ts';
import { endLines } from '../giving-back/end-lines.ts';
import { isRefundable } from '../giving-back/paid-order-of.ts';
import { readPaidEvent } from '../giving-back/read-paid-event.ts';
import type { RefundedLine } from '../giving-back/reckon-refunds.ts';
import type { RefundDeps } from '../refund-deps.ts';
import { hostCancels, isCancelAllowed } from './cancel-terms.policy.ts';
import { releaseBookings } from './release-bookings.ts';

export type CancelDeps = RefundDeps & { readonly database: Database; readonly clock: Clock };

/**
 * Cancels an event for its host: every paid order of it gives back what its own rule says (FF-22), requests are taken
 * back and time is free again. The order only has to be one of the event's: a host cancels events, not orders.
 */
export const cancelEvent = (
  deps: CancelDeps,
  { eventId, orderId }: { readonly eventId: number; readonly orderId: number },
): Promise<Result<readonly RefundedLine[], ErrorCode>> =>
  deps.database.transaction().execute(async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    if (event === undefined) return fail('object_does_not_exist');
    const order = await ordersIn(transaction).find(orderId);
    if (order?.eventId !== event.id) return fail('invalid_event_id');
    const paid = await readPaidEvent(transaction, event.id);
    const now = new Date(deps.clock.nowMs());
    const nowSeconds = Math.floor(now.getTime() / 1000);
    if (event.status === 'unpaid' || !isCancelAllowed(event, paid.lines, nowSeconds)) {
      return fail('event_cancellation_failed');
    }
    const cancelled = transition(eventMachine, event.status, 'cancel');
    if (!cancelled.ok) return cancelled;
    await releaseBookings(transaction, paid.lines);
    const ending = {
      paid,
      lines: paid.lines.filter(isRefundable),
      cause: hostCancels(event, nowSeconds),
    };
    const refunded = await endLines(transaction, deps, ending, now);
    await eventsIn(transaction).change(event.id, { status: cancelled.value, status_changed_at: now });
    await deps.tell(transaction, { what: 'eventCancelled', eventId: event.id });
    return ok(refunded);
  });
