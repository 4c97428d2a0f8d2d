import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import { paymentPathOf } from '@repo/domain/cart/checkout-rules';
import { priceCart } from '@repo/domain/cart/price-cart';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { allOrNothing } from '../../../database/all-or-nothing.ts';
import { PaymentsUnreachable } from '../../../ports/payment-gateway.ts';
import { expireOrder, openPayment, settleOrder } from '../../payments/payments.module.ts';
import { inTurn } from '../in-turn.ts';
import { cartOf } from './cart-of.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { holdOrder } from './hold-order.ts';
import type { OrderPlan } from '../order-plan.ts';

/** Where the host goes on: the payment's address, or the success address when there is nothing to pay. */
export type PlacedOrder = CheckoutSession;

/**
 * Carries a plan out: ends what it replaces, holds every time or none, writes event and order, and opens the payment. The
 * card provider is asked before and after the transaction, never in it (architecture §5.4): whatever stops in between
 * leaves an order that says all that is needed to go on with it or to let it go.
 */
export async function placeOrder(
  deps: CheckoutDeps,
  plan: OrderPlan,
): Promise<Result<PlacedOrder, ErrorCode>> {
  const path = paymentPathOf(priceCart(cartOf(plan)));
  if (!path.ok) return path;
  const ended = await endReplaced(deps, plan.replacedOrderIds);
  if (!ended.ok) return ended;
  const held = await inTurn(() =>
    allOrNothing(deps.database, (transaction) => holdOrder(transaction, deps, plan)),
  );
  if (!held.ok) return held;
  const { eventId, orderId, successUrl } = held.value;
  const placed = { eventId, orderItemGroupId: orderId };
  if (path.value === 'nothingToPay') return ok({ ...placed, url: successUrl, sessionId: null });
  const payment = await openPayment(deps, orderId);
  if (payment.ok) return ok({ ...placed, ...payment.value });
  // The host has no ids to name this try by, and would be in the way of himself. Should the card provider have opened a
  // session all the same, its address has gone to nobody, and it ends by itself.
  if (payment.failure === 'unable_to_access_server') await expireOrder(deps, orderId);
  return payment;
}

/** Makes the payments of earlier tries impossible, so that nobody pays for two tries of the same thing. */
async function endReplaced(
  deps: CheckoutDeps,
  orderIds: readonly number[],
): Promise<Result<void, ErrorCode>> {
  try {
    for (const orderId of orderIds) {
      const settlement = await settleOrder(deps, orderId, { isEnding: true });
      if (settlement === 'paid') return fail('event_already_booked');
      // On its way through the bank: it may still be paid, so there can be no other payment for the same.
      if (settlement === 'open') return fail('action_is_not_possible_now');
    }
    return ok(undefined);
  } catch (error) {
    if (error instanceof PaymentsUnreachable) return fail('unable_to_access_server');
    throw error;
  }
}
