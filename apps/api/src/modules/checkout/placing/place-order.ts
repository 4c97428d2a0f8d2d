import type { CheckoutSession } from '@repo/contracts/checkout/pay';
import { paymentPathOf } from '@repo/domain/cart/checkout-rules';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkProvidersOfOrder } from '@repo/domain/order/hold-limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { inTransaction } from '../../../database/in-transaction.ts';
import { PaymentsUnreachable } from '../../../ports/payment-gateway.ts';
import { expireOrder, openPayment, settleOrder } from '../../payments/payments.module.ts';
import { withCheckoutLimit } from '../checkout-limit.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { holdOrder } from './hold-order.ts';
import { slotsOf } from '../order-plan.ts';
import type { OrderPlan } from '../order-plan.ts';

/**
 * Places the order of a plan: closes the sessions of replaced orders, holds all slots or none, writes event and order, and
 * opens the payment. Calls the card provider before and after the transaction, never in it; after a crash in between, the
 * stored order can still be paid or released.
 */
export async function placeOrder(
  deps: CheckoutDeps,
  plan: OrderPlan,
): Promise<Result<CheckoutSession, ErrorCode>> {
  const path = paymentPathOf(plan.totals);
  if (!path.ok) return path;
  const sized = checkProvidersOfOrder(slotsOf(plan).length);
  if (!sized.ok) return sized;
  const ended = await closeReplacedSessions(deps, plan.replacedOrderIds);
  if (!ended.ok) return ended;
  const held = await withCheckoutLimit(() =>
    inTransaction(deps.database, (transaction) => holdOrder(transaction, deps, plan)),
  );
  if (!held.ok) return held;
  const { eventId, orderId, successUrl } = held.value;
  const placed = { eventId, orderItemGroupId: orderId };
  if (path.value === 'nothingToPay') return ok({ ...placed, url: successUrl, sessionId: null });
  const payment = await openPayment(deps, orderId);
  if (payment.ok) return ok({ ...placed, ...payment.value });
  // Releases the order, because the client does not know its id and could not replace it. A session that was opened
  // nevertheless expires unused: its address was never sent.
  if (payment.failure === 'unable_to_access_server') await expireOrder(deps, orderId);
  return payment;
}

/** Closes the payment sessions of the replaced orders, so that a host cannot pay twice for the same cart. */
async function closeReplacedSessions(
  deps: CheckoutDeps,
  orderIds: readonly number[],
): Promise<Result<void, ErrorCode>> {
  try {
    for (const orderId of orderIds) {
      const settlement = await settleOrder(deps, orderId, { isEnding: true });
      if (settlement === 'paid') return fail('event_already_booked');
      // A payment that is being processed may still succeed, so that there must not be a second one.
      if (settlement === 'open') return fail('action_is_not_possible_now');
    }
    return ok(undefined);
  } catch (error) {
    if (error instanceof PaymentsUnreachable) return fail('unable_to_access_server');
    throw error;
  }
}
