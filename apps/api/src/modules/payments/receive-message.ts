import type { PaymentDeps } from '../../deps.ts';
import { PaymentRefused } from '../../ports/payment-gateway.ts';
import type { PaymentMessage, Session } from '../../ports/payment-gateway.ts';
import { ordersIn } from '../orders/orders.module.ts';
import { enqueueRefundCheck } from '../refunds/refunds.module.ts';
import { paymentNoteRepository } from './notes/payment-note.repository.ts';
import { recordSession } from './opening/ensure-session.ts';
import { settleOrder } from './settling/settle-order.ts';

/**
 * Handles a webhook of the card provider. A message about a session or a refund only triggers a query of its state, so
 * that repeated and reordered messages do no harm (FF-20, FF-21).
 */
export async function receiveMessage(deps: PaymentDeps, { id, about }: PaymentMessage): Promise<void> {
  if (about.of === 'refund') await enqueueRefundCheck(deps, about.refundId);
  if (about.of === 'note') await paymentNoteRepository(deps.database).add(id, about.note);
  if (about.of !== 'session') return;
  const orderId = await orderOfSession(deps, about.sessionId);
  if (orderId !== undefined) await settleOrder(deps, orderId, { isEnding: false });
}

/** Returns the order of a session, and records a session that was opened right before a crash. */
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

/** Returns undefined for a session that is not ours. */
async function findSession({ payments }: PaymentDeps, sessionId: string): Promise<Session | undefined> {
  try {
    return await payments.findSession(sessionId);
  } catch (error) {
    if (error instanceof PaymentRefused) return undefined;
    throw error;
  }
}
