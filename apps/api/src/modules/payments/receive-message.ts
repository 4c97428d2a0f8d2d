import { PaymentRefused } from '../../ports/payment-gateway.ts';
import type { PaymentMessage, Session } from '../../ports/payment-gateway.ts';
import { ordersIn } from '../orders/orders.module.ts';
import { noteRefund } from '../refunds/refunds.module.ts';
import { recordSession } from './opening/session-of-payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settleOrder } from './settling/settle-order.ts';

/**
 * The second door of a payment: the card provider reports something. It is taken as a reason to ask, so that it does
 * not matter how often and in what order messages arrive (FF-20, FF-21).
 */
export async function receiveMessage(deps: PaymentDeps, { about }: PaymentMessage): Promise<void> {
  if (about.of === 'refund') await noteRefund(deps, about.refundId);
  if (about.of !== 'session') return;
  const orderId = await orderOfSession(deps, about.sessionId);
  if (orderId !== undefined) await settleOrder(deps, orderId, { isEnding: false });
}

/** A session that was opened right before the product died is known to the card provider alone. */
async function orderOfSession(deps: PaymentDeps, sessionId: string): Promise<number | undefined> {
  const orders = ordersIn(deps.database);
  const known = await orders.findPaymentBySession(sessionId);
  if (known !== undefined) return known.orderId;
  const session = await findSession(deps, sessionId);
  const payment = session && (await orders.findPayment(session.orderId));
  if (session === undefined || payment === undefined || payment.sessionId !== null) return undefined;
  await recordSession(deps.database, payment.orderId, session);
  return payment.orderId;
}

/** Nothing for one that is not ours. */
async function findSession({ payments }: PaymentDeps, sessionId: string): Promise<Session | undefined> {
  try {
    return await payments.findSession(sessionId);
  } catch (error) {
    if (error instanceof PaymentRefused) return undefined;
    throw error;
  }
}
