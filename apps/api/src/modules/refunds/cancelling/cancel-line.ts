import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../../operator/author.ts';
import { auditedChange } from '../../audit/audit.module.ts';
import { followEventStatus } from '../../event-completion/event-completion.module.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { refundLines } from '../giving-back/refund-lines.ts';
import type { RefundedLine } from '../giving-back/reckon-refunds.ts';
import type { CancelDeps } from './cancel-event.ts';
import { canCancelLine } from './cancel-terms.policy.ts';
import type { LineCancelReason } from './cancel-terms.policy.ts';
import { releaseBookings } from './release-bookings.ts';

type LineToCancel = { readonly lineId: number; readonly reason: LineCancelReason };

/** Ends the booking of one provider who has cancelled or has not come: everything paid for it comes back. */
export const cancelLine = (
  deps: CancelDeps,
  author: Author,
  { lineId, reason }: LineToCancel,
): Promise<Result<readonly RefundedLine[], ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const orders = ordersIn(transaction);
    const known = await orders.findLine(lineId);
    const whole = known && (await orders.lockWhole(known.orderId));
    const line = whole?.lines.find(({ id }) => id === lineId);
    if (whole === undefined || line === undefined) return fail('object_does_not_exist');
    const now = new Date(deps.clock.nowMs());
    const nowSeconds = Math.floor(now.getTime() / 1000);
    if (!canCancelLine(whole.event, line, reason, nowSeconds)) return fail('action_is_not_possible_now');
    await releaseBookings(transaction, [line]);
    const ending = { orderId: whole.order.id, lineIds: [line.id], cause: { reason } };
    const refunded = await refundLines(transaction, deps, ending, now);
    await followEventStatus(transaction, deps, whole.event, nowSeconds);
    await deps.tell(transaction, { what: 'lineCancelled', lineId: line.id });
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
