import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { orderKinds, ordersIn } from '../orders/orders.module.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import type { OrderPlan } from './order-plan.ts';
import { inTurn } from './in-turn.ts';
import { placeOrder } from './placing/place-order.ts';
import type { PlacedOrder } from './placing/place-order.ts';
import { planAddition } from './additions/plan-addition.ts';
import { planDraftCart } from './draft-carts/plan-draft-cart.ts';
import { planNewBooking } from './new-booking/plan-new-booking.ts';
import { findSavedEvent } from './plans/saved-event.ts';

type Host = { readonly accountId: number };

/** Prices what a host wants to pay for, holds its time, and opens the payment. */
export async function startCheckout(
  deps: CheckoutDeps,
  host: Host,
  sent: SentCheckout,
): Promise<Result<PlacedOrder, ErrorCode>> {
  const plan = await inTurn(() => planOf(deps, host, sent, Math.floor(deps.clock.nowMs() / 1000)));
  return plan.ok ? placeOrder(deps, plan.value) : plan;
}

/** What kind of cart it is, is up to the event as it is stored, not to what the client calls it. */
async function planOf(
  { database }: Pick<CheckoutDeps, 'database'>,
  host: Host,
  sent: SentCheckout,
  nowSeconds: number,
): Promise<Result<OrderPlan, ErrorCode>> {
  const eventId = sent.Event.id ?? 0;
  const refusal = await refusalOfTry(database, eventId, sent.orderItemGroupId ?? 0);
  if (refusal !== null) return fail(refusal);
  // 0 is always something new, and replaces nothing.
  if (eventId === 0) return planNewBooking({ database }, host, sent, nowSeconds, null);
  const saved = await findSavedEvent(database, host, sent);
  if (!saved.ok) return saved;
  switch (saved.value.event.status) {
    case 'unpaid':
      return planNewBooking({ database }, host, sent, nowSeconds, saved.value);
    case 'draft':
      return planDraftCart({ database }, saved.value, sent, nowSeconds);
    default:
      return planAddition({ database }, saved.value, sent, nowSeconds);
  }
}

/** A cart that names the order of its last try is of the same event, and has not been paid meanwhile. */
async function refusalOfTry(database: Database, eventId: number, orderId: number): Promise<ErrorCode | null> {
  const tried = orderId === 0 ? undefined : await ordersIn(database).find(orderId);
  if (tried === undefined) return null;
  if (eventId !== 0 && tried.eventId !== eventId) return 'invalid_event_id';
  // The cart of an addition may name the order of the booking itself, which is no try of that cart.
  const isAddingTo = eventId !== 0 && tried.kind !== orderKinds.addition;
  return tried.state === 'paid' && !isAddingTo ? 'event_already_booked' : null;
}
