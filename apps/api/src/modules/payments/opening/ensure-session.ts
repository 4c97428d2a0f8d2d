import type { PaymentDeps } from '../../../deps.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Database } from '../../../database/schema.ts';
import { PaymentRefused } from '../../../ports/payment-gateway.ts';
import type { Session, SessionRequest } from '../../../ports/payment-gateway.ts';
import { moveLines, ordersIn } from '../../orders/orders.module.ts';
import type { PaymentRecord } from '../../orders/orders.module.ts';
import { expireOrder } from '../completing/expire-order.ts';
import { sessionRequestRepository } from './session-request.repository.ts';
import { sessionRequest, sessionRequestOf } from './session-request.ts';

/**
 * Returns a payment with its session, and opens the session where none is recorded. Repeats the stored request with the
 * same idempotency key, so that a session opened before a crash is found again. Returns undefined when there is no
 * session and none can be opened any more. Throws `PaymentsUnreachable`.
 */
export async function ensureSession(
  deps: PaymentDeps,
  payment: PaymentRecord,
): Promise<(PaymentRecord & { readonly sessionId: string }) | undefined> {
  const { sessionId, orderId } = payment;
  if (sessionId !== null) return { ...payment, sessionId };
  if (payment.state !== 'asked') return undefined;
  const wanted = await loadOrSaveRequest(deps.database, payment);
  try {
    return await recordSession(deps.database, orderId, await deps.payments.openSession(wanted));
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await expireOrder(deps, orderId);
    return undefined;
  }
}

/** Returns the stored session request, or builds and stores it before the card provider is called. */
async function loadOrSaveRequest(database: Database, payment: PaymentRecord): Promise<SessionRequest> {
  const repository = sessionRequestRepository(database);
  const stored = sessionRequest.safeParse(await repository.find(payment.orderId));
  if (stored.success) return stored.data;
  const whole = await ordersIn(database).findWhole(payment.orderId);
  if (whole === undefined) throw new Error(`payment ${payment.orderId} has no order`);
  const payer = await repository.findPayer(whole.order.hostId);
  const providerIds = whole.lines.flatMap(({ providerId }) => (providerId === null ? [] : [providerId]));
  const wanted = sessionRequestOf(whole, payment, payer, await repository.listProviderNames(providerIds));
  return sessionRequest.parse(await repository.saveFirst(wanted));
}

/** Records a session that the card provider has opened. Does not reopen an order that was released meanwhile. */
export const recordSession = (
  database: Database,
  orderId: number,
  { id, url }: Pick<Session, 'id' | 'url'>,
) =>
  inTransaction(database, async (transaction) => {
    const whole = await ordersIn(transaction).lockWhole(orderId);
    const payment = whole?.payment ?? undefined;
    if (whole === undefined || payment === undefined) throw new Error(`order ${orderId} has no payment`);
    if (payment.sessionId !== null) return { ...payment, sessionId: payment.sessionId };
    const state = payment.state === 'asked' ? 'open' : payment.state;
    await ordersIn(transaction).changePayment(orderId, { sessionId: id, sessionUrl: url, state });
    if (whole.order.state === 'open') await moveLines(transaction, whole.lines, 'openCheckout');
    return { ...payment, sessionId: id, sessionUrl: url, state };
  });
