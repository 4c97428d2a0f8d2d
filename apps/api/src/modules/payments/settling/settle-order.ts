import type { Session } from '../../../ports/payment-gateway.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { completeOrder } from '../completing/complete-order.ts';
import type { Completion } from '../completing/complete-order.ts';
import { withSession } from '../opening/session-of-payment.ts';
import type { PaymentDeps } from '../payment-deps.ts';

/** `open` can still be paid, or is on its way; `gone` never will be, or its money is on its way back. */
export type Settlement = 'paid' | 'open' | 'gone';

/**
 * Asks the card provider what has become of an order's payment, and completes what is paid; where `isEnding`, whatever
 * is not paid by now never will be. What is held stays held: whoever ends an order lets go of it (`letGoOfOrder`).
 * Throws `PaymentsUnreachable`.
 */
export async function settleOrder(
  deps: PaymentDeps,
  orderId: number,
  { isEnding }: { readonly isEnding: boolean },
): Promise<Settlement> {
  const orders = ordersIn(deps.database);
  const order = await orders.find(orderId);
  if (order === undefined || order.state === 'returned') return 'gone';
  if (order.state === 'paid') return 'paid';
  const payment = await orders.findPayment(orderId);
  const asked = payment && (await withSession(deps, payment));
  if (asked === undefined) return 'gone';
  const { payments } = deps;
  const session = await (isEnding
    ? payments.endSession(asked.sessionId)
    : payments.findSession(asked.sessionId));
  if (session.state === 'paid')
    return (await completePaid(deps, orderId, session)) === 'paid' ? 'paid' : 'gone';
  return session.state === 'ended' ? 'gone' : 'open';
}

const completePaid = (deps: PaymentDeps, orderId: number, session: Session): Promise<Completion> =>
  deps.database.transaction().execute(async (transaction) => {
    const orders = ordersIn(transaction);
    const now = new Date(deps.clock.nowMs());
    const whole = await orders.lockWhole(orderId);
    const payment = whole?.payment ?? undefined;
    const { paymentIntentId } = session;
    // Nothing is booked on money that is not what was asked for: somebody has to look at it.
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
    await orders.changePayment(orderId, { state: 'paid', payment_intent_id: paymentIntentId, paid_at: now });
    return completeOrder(transaction, deps, { ...whole, payment: paid }, now);
  });
