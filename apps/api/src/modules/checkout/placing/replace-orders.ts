import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { takeTurns } from '../../matching/matching.module.ts';
import { eventsIn, ordersIn } from '../../orders/orders.module.ts';
import type { WholeOrder } from '../../orders/orders.module.ts';
import { letGoOfOrder } from '../../payments/payments.module.ts';
import type { OrderPlan } from '../order-plan.ts';

/** Locks the event that a plan is for, and lets go of the orders that it replaces: their sessions have ended by now. */
export async function replaceOrders(
  transaction: Database,
  plan: OrderPlan,
  nowSeconds: number,
): Promise<Result<void, ErrorCode>> {
  const refusal = await refusalOfEvent(transaction, plan);
  if (refusal !== null) return fail(refusal);
  const replaced: WholeOrder[] = [];
  for (const orderId of plan.replacedOrderIds) {
    const whole = await ordersIn(transaction).lockWhole(orderId);
    if (whole?.order.state === 'paid') return fail('event_already_booked');
    if (whole?.order.state === 'open') replaced.push(whole);
  }
  if (replaced.length === 0) return ok(undefined);
  // The turns of both orders at once: taking them one after the other, two hosts could wait for each other.
  const providerIds = [...replaced, plan].flatMap(({ lines }) =>
    lines.flatMap(({ providerId }) => providerId ?? []),
  );
  if (providerIds.length > 0) await takeTurns(transaction, providerIds, nowSeconds);
  for (const whole of replaced)
    await letGoOfOrder(transaction, whole, 'replaced', new Date(nowSeconds * 1000));
  return ok(undefined);
}

/** Why the event is no longer what the plan was made for. */
async function refusalOfEvent(
  transaction: Database,
  { event: planned, replacedOrderIds }: OrderPlan,
): Promise<ErrorCode | null> {
  if (planned.is === 'new') return null;
  const event = await eventsIn(transaction).lock(planned.eventId);
  if (event === undefined) return 'object_does_not_exist';
  if (planned.is === 'saved') return null;
  if (event.status !== 'unpaid') return 'event_already_booked';
  const open = await ordersIn(transaction).listOfEvent(event.id, ['open']);
  // Another tab has begun its own try in between, and its host is about to pay.
  return open.every(({ id }) => replacedOrderIds.includes(id)) ? null : 'action_is_not_possible_now';
}
