import type { Database } from '../../../database/schema.ts';
import { PaymentRefused } from '../../../ports/payment-gateway.ts';
import type { Session, WantedSession } from '../../../ports/payment-gateway.ts';
import { moveLines, ordersIn } from '../../orders/orders.module.ts';
import type { PaymentRecord } from '../../orders/orders.module.ts';
import { expireOrder } from '../completing/expire-order.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { wantedSessionRepository } from './wanted-session.repository.ts';
import { wantedSession, wantedSessionOf } from './wanted-session.ts';

/**
 * A payment with its session, which is opened when nobody knows of one: asking with the same key and words as before
 * answers the session of then. Nothing when there is none and cannot be one any more. Throws `PaymentsUnreachable`.
 */
export async function withSession(
  deps: PaymentDeps,
  payment: PaymentRecord,
): Promise<(PaymentRecord & { readonly sessionId: string }) | undefined> {
  const { sessionId, orderId } = payment;
  if (sessionId !== null) return { ...payment, sessionId };
  if (payment.state !== 'asked') return undefined;
  const wanted = await wantedOf(deps.database, payment);
  try {
    return await recordSession(deps.database, orderId, await deps.payments.openSession(wanted));
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await expireOrder(deps, orderId);
    return undefined;
  }
}

/** What is asked for is written down before it is asked for. */
async function wantedOf(database: Database, payment: PaymentRecord): Promise<WantedSession> {
  const repository = wantedSessionRepository(database);
  const asked = wantedSession.safeParse(await repository.find(payment.orderId));
  if (asked.success) return asked.data;
  const whole = await ordersIn(database).findWhole(payment.orderId);
  if (whole === undefined) throw new Error(`payment ${payment.orderId} has no order`);
  const payer = await repository.findPayer(whole.order.hostId);
  const providerIds = whole.lines.flatMap(({ providerId }) => (providerId === null ? [] : [providerId]));
  const wanted = wantedSessionOf(whole, payment, payer, await repository.namesOf(providerIds));
  return wantedSession.parse(await repository.keep(wanted));
}

/** Writes a session down that the card provider has opened; an order that was let go meanwhile stays so. */
export const recordSession = (
  database: Database,
  orderId: number,
  { id, url }: Pick<Session, 'id' | 'url'>,
) =>
  database.transaction().execute(async (transaction) => {
    const whole = await ordersIn(transaction).lockWhole(orderId);
    const payment = whole?.payment ?? undefined;
    if (whole === undefined || payment === undefined) throw new Error(`order ${orderId} has no payment`);
    if (payment.sessionId !== null) return { ...payment, sessionId: payment.sessionId };
    const state = payment.state === 'asked' ? 'open' : payment.state;
    await ordersIn(transaction).changePayment(orderId, { session_id: id, session_url: url, state });
    if (whole.order.state === 'open') await moveLines(transaction, whole.lines, 'openCheckout');
    return { ...payment, sessionId: id, sessionUrl: url, state };
  });
