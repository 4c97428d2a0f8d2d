import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import type { CartTotals } from '@repo/domain/cart/price-cart';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { orderKinds, ordersIn } from '../orders/orders.module.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import type { OrderPlan } from './order-plan.ts';
import { withCheckoutLimit } from './checkout-limit.ts';
import { placeOrder } from './placing/place-order.ts';
import { planAddition } from './additions/plan-addition.ts';
import { planDraftCart } from './draft-carts/plan-draft-cart.ts';
import { planNewBooking } from './new-booking/plan-new-booking.ts';
import { findSavedEvent } from './plans/saved-event.ts';
import type { SavedEvent } from './plans/saved-event.ts';

/** The total differs from the one that the host has seen. */
export type PriceChange = {
  readonly ok: false;
  readonly failure: 'price_has_changed';
  readonly totals: CartTotals;
};

type Host = { readonly accountId: number };

/** Plans and prices a cart, holds its slots and opens its payment. */
export async function startCheckout(
  deps: CheckoutDeps,
  host: Host,
  sent: SentCheckout,
): Promise<Result<CheckoutSession, ErrorCode> | PriceChange> {
  const plan = await withCheckoutLimit(() => planCart(deps.database, host, sent, nowSecondsOf(deps.clock)));
  if (!plan.ok) return plan;
  const { totals } = plan.value;
  const shown = sent.Event.Order.totalAmount ?? null;
  // Checks before anything is held or replaced, so that an earlier checkout stays unchanged.
  if (shown !== null && Math.round(shown * 100) !== totals.totalCents)
    return { ok: false, failure: 'price_has_changed', totals };
  return placeOrder(deps, plan.value);
}

/** Plans the cart by the stored status of its event, not by what the client calls it. */
async function planCart(
  database: Database,
  host: Host,
  sent: SentCheckout,
  nowSeconds: number,
): Promise<Result<OrderPlan, ErrorCode>> {
  const eventId = sent.Event.id ?? 0;
  const issue = await findEarlierOrderIssue(database, eventId, sent.orderItemGroupId ?? 0);
  if (issue !== null) return fail(issue);
  // 0 is always a new booking that replaces nothing.
  if (eventId === 0) return planNewBooking(database, host, sent, nowSeconds, null);
  const saved = await findSavedEvent(database, host, sent);
  if (!saved.ok) return saved;
  const plan = await planOfSaved(database, host, saved.value, sent, nowSeconds);
  const isTaken = !plan.ok && plan.failure === 'event_already_booked';
  // What looks taken may be held by the event itself, for another tab.
  return isTaken && (await hasNewOrder(database, saved.value)) ? fail('action_is_not_possible_now') : plan;
}

function planOfSaved(
  database: Database,
  host: Host,
  saved: SavedEvent,
  sent: SentCheckout,
  nowSeconds: number,
): Promise<Result<OrderPlan, ErrorCode>> {
  switch (saved.event.status) {
    case 'unpaid':
      return planNewBooking(database, host, sent, nowSeconds, saved);
    case 'draft':
      return planDraftCart(database, saved, sent, nowSeconds);
    default:
      return planAddition(database, saved, sent, nowSeconds);
  }
}

/** Returns whether an order of an event was opened since the event was read. */
async function hasNewOrder(database: Database, { event, orders }: SavedEvent): Promise<boolean> {
  const open = await ordersIn(database).listOfEvent(event.id, ['open']);
  return open.some(({ id }) => orders.every((known) => known.id !== id));
}

/** Refuses a cart whose earlier order belongs to another event or was paid meanwhile. */
async function findEarlierOrderIssue(
  database: Database,
  eventId: number,
  orderId: number,
): Promise<ErrorCode | null> {
  const earlier = orderId === 0 ? undefined : await ordersIn(database).find(orderId);
  if (earlier === undefined) return null;
  if (eventId !== 0 && earlier.eventId !== eventId) return 'invalid_event_id';
  // The cart of an addition may name the order of the booking, which is not an earlier checkout of that cart.
  const addsToBooking = eventId !== 0 && earlier.kind !== orderKinds.addition;
  return earlier.state === 'paid' && !addsToBooking ? 'event_already_booked' : null;
}
