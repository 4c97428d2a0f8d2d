import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import type { Clock } from '../../../ports/clock.ts';
import { eventsIn } from '../../orders/orders.module.ts';
import { isRefundable } from '../giving-back/paid-order-of.ts';
import { readPaidEvent } from '../giving-back/read-paid-event.ts';
import { reckonRefunds } from '../giving-back/reckon-refunds.ts';
import type { RefundedLine } from '../giving-back/reckon-refunds.ts';
import { hostCancels, isCancelAllowed } from './cancel-terms.policy.ts';

/** What cancelling an event would give back at this moment; it changes nothing. */
export async function previewCancellation(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  eventId: number,
): Promise<Result<readonly RefundedLine[], ErrorCode>> {
  const event = await eventsIn(database).find(eventId);
  if (event === undefined) return fail('object_does_not_exist');
  const paid = await readPaidEvent(database, event.id);
  const nowSeconds = Math.floor(clock.nowMs() / 1000);
  if (!isCancelAllowed(event, paid.lines, nowSeconds)) return fail('event_cancellation_failed');
  const cause = hostCancels(event, nowSeconds);
  return ok(reckonRefunds(paid, paid.lines.filter(isRefundable), cause).flatMap(({ lines }) => lines));
}
