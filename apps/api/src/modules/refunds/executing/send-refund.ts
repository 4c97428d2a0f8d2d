import type { PaymentDeps } from '../../../deps.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { FinalFailure } from '../../../ports/jobs.ts';
import { PaymentRefused } from '../../../ports/payment-gateway.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { recordRefundResult } from './record-refund-result.ts';
import type { RefundResult } from './record-refund-result.ts';
import { refundRepository } from './refund.repository.ts';
import type { RefundRecord } from './refund.repository.ts';
import type { RefundToSend } from './send-refund.job.ts';

/**
 * Sends a refund to the card provider, or queries its state, and records the result. The idempotency key is the same for
 * every attempt, so that an interrupted one can be repeated. Only a job that an operator has requeued retries a failed
 * refund, not a late webhook.
 */
export async function sendRefund(deps: PaymentDeps, { refundId, after }: RefundToSend): Promise<void> {
  const refund = await refundRepository(deps.database).find(refundId);
  if (refund === undefined) throw new FinalFailure(`refund ${refundId} does not exist`);
  if (refund.state === 'failed' && after !== refund.providerRefundId) return;
  const result = await sendOrQuery(deps, refund);
  await inTransaction(deps.database, (transaction) =>
    recordRefundResult(transaction, deps, refundId, result, new Date(deps.clock.nowMs())),
  );
}

async function sendOrQuery(deps: PaymentDeps, refund: RefundRecord): Promise<RefundResult> {
  const { id, orderId, amountCents, state, providerRefundId } = refund;
  if (providerRefundId !== null && state !== 'failed') return deps.payments.findRefund(providerRefundId);
  const { paymentIntentId = null } = (await ordersIn(deps.database).findPayment(orderId)) ?? {};
  if (paymentIntentId === null) throw new FinalFailure(`order ${orderId} has no payment to refund`);
  try {
    return await deps.payments.refund({
      paymentIntentId,
      amountCents,
      // Each refund that failed at the bank can be retried once.
      idempotencyKey: providerRefundId === null ? `refund-${id}` : `refund-${id}-after-${providerRefundId}`,
      orderId,
    });
  } catch (error) {
    if (error instanceof PaymentRefused) return { id: null, state: 'failed', why: error.message };
    throw error;
  }
}
