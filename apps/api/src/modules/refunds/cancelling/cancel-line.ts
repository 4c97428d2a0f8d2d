import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../../deps.ts';
import type { Author } from '../../../operator/author.ts';
import { auditedChange } from '../../audit/audit.module.ts';
import { refreshStatusAndFollowUp } from '../../event-completion/event-completion.module.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { refundLines } from '../executing/refund-lines.ts';
import type { RefundedLine } from '../executing/calculate-refunds.ts';
import { canCancelLine } from './cancel-terms.policy.ts';
import type { LineCancelReason } from './cancel-terms.policy.ts';
import { releaseBookings } from './release-bookings.ts';

type LineToCancel = { readonly lineId: number; readonly reason: LineCancelReason };

/** Cancels the booking of a provider who has cancelled or not shown up, with a full refund of its lines. */
export const cancelLine = (
  deps: BookingDeps,
  author: Author,
  { lineId, reason }: LineToCancel,
): Promise<Result<readonly RefundedLine[], ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const orders = ordersIn(transaction);
    const found = await orders.findLine(lineId);
    const whole = found && (await orders.lockWhole(found.orderId));
    const line = whole?.lines.find(({ id }) => id === lineId);
    if (whole === undefined || line === undefined) return fail('object_does_not_exist');
    const now = new Date(deps.clock.nowMs());
    const nowSeconds = secondsOf(now);
    if (!canCancelLine(whole.event, line, reason, nowSeconds)) return fail('action_is_not_possible_now');
    await releaseBookings(transaction, [line]);
    const ending = { orderId: whole.order.id, lineIds: [line.id], cause: { reason } };
    const refunded = await refundLines(transaction, deps, ending, now);
    await refreshStatusAndFollowUp(transaction, deps, whole.event, nowSeconds);
    await deps.recordBookingEvent(transaction, { what: 'lineCancelled', lineId: line.id });
    return ok({
      value: refunded,
      changes: [
        {
          action: 'cancel',
          object: { kind: 'order line', id: String(line.id) },
          before: { request: line.request },
          after: { request: 'cancelled', reason },
        },
      ],
    });
  });
