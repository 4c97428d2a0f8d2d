import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkAllCheckedOut } from '@repo/domain/order/event-status';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { BookingDeps } from '../../deps.ts';
import type { Author } from '../../operator/author.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { auditedChange } from '../audit/audit.module.ts';
import { eventEndsAtSeconds, eventsIn, ordersIn } from '../orders/orders.module.ts';
import { refreshStatusAndFollowUp } from './refresh-status-and-follow-up.ts';

/**
 * Completes an ended event for an operator, and refuses while an accepted provider has not checked out (T-R08, A-29b),
 * also when the event was completed by time: its line still waits for the check-out.
 */
export const completeCheckedOutEvent = (
  deps: BookingDeps,
  author: Author,
  eventId: number,
): Promise<Result<null, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    if (event === undefined) return fail('object_does_not_exist');
    const lines = await ordersIn(transaction).listPaidLines(eventId);
    const nowSeconds = nowSecondsOf(deps.clock);
    const isOver = nowSeconds >= eventEndsAtSeconds(event, lines);
    if (!isOver || !hasOnlyAnsweredRequests(event)) return fail('action_is_not_possible_now');
    const checkedOut = checkAllCheckedOut(
      lines.flatMap(({ request, checkState }) => (request === null ? [] : [{ request, check: checkState }])),
    );
    if (!checkedOut.ok) return checkedOut;
    await refreshStatusAndFollowUp(transaction, deps, event, nowSeconds);
    return ok({
      value: null,
      changes: [
        {
          action: 'complete',
          object: { kind: 'event', id: String(eventId) },
          before: { status: event.status },
          after: { status: 'completed' },
        },
      ],
    });
  });

const hasOnlyAnsweredRequests = ({ status }: { readonly status: string }): boolean =>
  status === 'upcoming' || status === 'completed';
