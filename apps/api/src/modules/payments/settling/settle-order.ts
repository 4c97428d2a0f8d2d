import type { PaymentDeps } from '../../../deps.ts';
import type { Session } from '../../../ports/payment-gateway.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { completeOrder } from '../completing/complete-order.ts';
import type { Completion } from '../completing/complete-order.ts';
import { ensureSession } from '../opening/ensure-session.ts';
import { inTransaction } from '../../../database/in-transaction.ts';

/** `open`: can still be paid, or is being processed. `closed`: can no longer be paid, or its payment is refunded. */
export type Settlement = 'paid' | 'open' | 'closed';

/**
 * Reads the state of a payment from the card provider and completes a paid order. `isEnding` also closes the session, so
 * that an unpaid order can no longer be paid. Releases nothing: that is up to the caller (`releaseUnpaidOrder`). Throws
 * `PaymentsUnreachable`.
 */
export async function settleOrder(
  deps: PaymentDeps,
  orderId: number,
  { isEnding }: { readonly isEnding: boolean },
): Promise<Settlement> {
  const orders = ordersIn(deps.database);
  const order = await orders.find(orderId);
  if (order === undefined || order.state === 'returned') return 'closed';
  if (order.state === 'paid') return 'paid';
  const payment = await orders.findPayment(orderId);
  const opened = payment && (await ensureSession(deps, payment));
  if (opened === undefined) return 'closed';
  const { payments } = deps;
  const session = await (isEnding
    ? payments.endSession(opened.sessionId)
    : payments.findSession(opened.sessionId));
  if (session.state === 'paid')
    return (await completePaid(deps, orderId, session)) === 'paid' ? 'paid' : 'closed';
  return session.state === 'ended' ? 'closed' : 'open';
}

const completePaid = (deps: PaymentDeps, orderId: number, session: Session): Promise<Completion> =>
  inTransaction(deps.database, async (transaction) => {
    const orders = ordersIn(transaction);
    const now = new Date(deps.clock.nowMs());
    const whole = await orders.lockWhole(orderId);
    const payment = whole?.payment ?? undefined;
    const { paymentIntentId, lastCardDigits } = session;
    // Does not book on a payment that differs from the request: an operator has to look at it.
    if (
      whole === undefined ||
      payment === undefined ||
      paymentIntentId === null ||
      session.orderId !== orderId ||
      session.amountCents !== payment.amountCents
    )
      throw new Error(`the payment of order ${orderId} is not the one that was asked for`);
    if (payment.state === 'paid') return completeOrder(transaction, deps, whole, now);
    const paid = { ...payment, state: 'paid', paymentIntentId, paidAt: now } as const;
    await orders.changePayment(orderId, {
      state: 'paid',
      paymentIntentId,
      lastCardDigits,
      paidAt: now,
    });
    return completeOrder(transaction, deps, { ...whole, payment: paid }, now);
  });
