import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { eventMachine } from '@repo/domain/machine/event-machine';
import { transition } from '@repo/domain/machine/transition';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../../deps.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { closeReplacements } from '../../drafts/drafts.module.ts';
import { eventsIn, ordersIn } from '../../orders/orders.module.ts';
import { endLines } from '../executing/end-lines.ts';
import { isRefundable } from '../executing/paid-order.ts';
import { loadPaidEvent } from '../executing/load-paid-event.ts';
import type { RefundedLine } from '../executing/calculate-refunds.ts';
import { hostCancellation, isCancelAllowed } from './cancel-terms.policy.ts';
import { releaseBookings } from './release-bookings.ts';

/**
 * Cancels an event for its host: refunds each paid order by its own rule (FF-22), cancels requests, frees slots and
 * withdraws offered replacements. The order only has to belong to the event, because a host cancels the whole event.
 */
export const cancelEvent = (
  deps: BookingDeps,
  { eventId, orderId }: { readonly eventId: number; readonly orderId: number },
): Promise<Result<readonly RefundedLine[], ErrorCode>> =>
  inTransaction(deps.database, async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    if (event === undefined) return fail('object_does_not_exist');
    const order = await ordersIn(transaction).find(orderId);
    if (order?.eventId !== event.id) return fail('invalid_event_id');
    const paid = await loadPaidEvent(transaction, event.id);
    const now = new Date(deps.clock.nowMs());
    const nowSeconds = secondsOf(now);
    if (event.status === 'unpaid' || !isCancelAllowed(event, paid.lines, nowSeconds)) {
      return fail('event_cancellation_failed');
    }
    const cancelled = transition(eventMachine, event.status, 'cancel');
    if (!cancelled.ok) return cancelled;
    await releaseBookings(transaction, paid.lines);
    const ending = {
      paid,
      lines: paid.lines.filter(isRefundable),
      cause: hostCancellation(event, nowSeconds),
    };
    const refunded = await endLines(transaction, deps, ending, now);
    await eventsIn(transaction).change(event.id, { status: cancelled.value, statusChangedAt: now });
    await closeReplacements(transaction, event.id, now);
    await deps.recordBookingEvent(transaction, { what: 'eventCancelled', eventId: event.id });
    return ok(refunded);
  });
