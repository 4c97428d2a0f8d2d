import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { Database } from '../../../database/schema.ts';
import { lockCalendars } from '../../calendar/calendar.module.ts';
import { eventsIn, ordersIn } from '../../orders/orders.module.ts';
import type { WholeOrder } from '../../orders/orders.module.ts';
import { releaseUnpaidOrder } from '../../payments/payments.module.ts';
import type { OrderPlan } from '../order-plan.ts';

/** Locks the event of a plan and releases the orders that it replaces. Their sessions have been closed before. */
export async function replaceOrders(
  transaction: Database,
  plan: OrderPlan,
  nowSeconds: number,
): Promise<Result<void, ErrorCode>> {
  const issue = await findEventIssue(transaction, plan);
  if (issue !== null) return fail(issue);
  const replaced: WholeOrder[] = [];
  for (const orderId of plan.replacedOrderIds) {
    const whole = await ordersIn(transaction).lockWhole(orderId);
    if (whole?.order.state === 'paid') return fail('event_already_booked');
    if (whole?.order.state === 'open') replaced.push(whole);
  }
  if (replaced.length === 0) return ok(undefined);
  // Locks the calendars of all orders at once: locking them one after the other could deadlock two hosts.
  const providerIds = [...replaced, plan].flatMap(({ lines }) =>
    lines.flatMap(({ providerId }) => providerId ?? []),
  );
  if (providerIds.length > 0) await lockCalendars(transaction, providerIds, nowSeconds);
  for (const whole of replaced) await releaseUnpaidOrder(transaction, whole, 'replaced', dateOf(nowSeconds));
  return ok(undefined);
}

/** Returns why the event no longer matches the plan, or null. */
async function findEventIssue(
  transaction: Database,
  { event: planned, replacedOrderIds }: OrderPlan,
): Promise<ErrorCode | null> {
  if (planned.is === 'new') return null;
  const event = await eventsIn(transaction).lock(planned.eventId);
  if (event === undefined) return 'object_does_not_exist';
  if (planned.is === 'saved') return null;
  if (event.status !== 'unpaid') return 'event_already_booked';
  const open = await ordersIn(transaction).listOfEvent(event.id, ['open']);
  // Another tab has checked out the event in between, and its payment page is open.
  return open.every(({ id }) => replacedOrderIds.includes(id)) ? null : 'action_is_not_possible_now';
}
