import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Deps } from '../../../deps.ts';
import { eventsIn } from '../../orders/orders.module.ts';
import { isRefundable } from '../executing/paid-order.ts';
import { loadPaidEvent } from '../executing/load-paid-event.ts';
import { calculateRefunds } from '../executing/calculate-refunds.ts';
import type { RefundedLine } from '../executing/calculate-refunds.ts';
import { hostCancellation, isCancelAllowed } from './cancel-terms.policy.ts';
import { nowSecondsOf } from '../../../ports/clock.ts';

/** Returns the refunds of cancelling an event now. Changes nothing. */
export async function previewCancellation(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  eventId: number,
): Promise<Result<readonly RefundedLine[], ErrorCode>> {
  const event = await eventsIn(database).find(eventId);
  if (event === undefined) return fail('object_does_not_exist');
  const paid = await loadPaidEvent(database, event.id);
  const nowSeconds = nowSecondsOf(clock);
  if (!isCancelAllowed(event, paid.lines, nowSeconds)) return fail('event_cancellation_failed');
  const cause = hostCancellation(event, nowSeconds);
  return ok(calculateRefunds(paid, paid.lines.filter(isRefundable), cause).flatMap(({ lines }) => lines));
}
