import type { Database } from '../../../database/schema.ts';
import type { Clock } from '../../../ports/clock.ts';
import { FinalFailure } from '../../../ports/jobs.ts';
import { PaymentRefused } from '../../../ports/payment-gateway.ts';
import type { PaymentGateway } from '../../../ports/payment-gateway.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { RefundDeps } from '../refund-deps.ts';
import { recordRefund } from './record-refund.ts';
import type { RefundAnswer } from './record-refund.ts';
import { refundRepository } from './refund.repository.ts';
import type { RefundRecord } from './refund.repository.ts';
import type { RefundToSend } from './send-refund.job.ts';

export type SendRefundDeps = RefundDeps & {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: PaymentGateway;
};

/**
 * Has the card provider make a refund, or asks what has become of it, and writes down the answer: the intent was
 * written before, and the key does not depend on the attempt, so that whatever stops in between can be asked again.
 * One that has failed is made anew by the job that an operator has tried again alone, not by a late message.
 */
export async function sendRefund(deps: SendRefundDeps, { refundId, after }: RefundToSend): Promise<void> {
  const refund = await refundRepository(deps.database).find(refundId);
  if (refund === undefined) throw new FinalFailure(`there is no refund ${refundId}`);
  if (refund.state === 'failed' && after !== refund.providerRefundId) return;
  const answer = await askProvider(deps, refund);
  await deps.database
    .transaction()
    .execute((transaction) =>
      recordRefund(transaction, deps, refundId, answer, new Date(deps.clock.nowMs())),
    );
}

async function askProvider(deps: SendRefundDeps, refund: RefundRecord): Promise<RefundAnswer> {
  const { id, orderId, amountCents, state, providerRefundId } = refund;
  if (providerRefundId !== null && state !== 'failed') return deps.payments.findRefund(providerRefundId);
  const { paymentIntentId = null } = (await ordersIn(deps.database).findPayment(orderId)) ?? {};
  if (paymentIntentId === null) throw new FinalFailure(`order ${orderId} has no payment to refund`);
  try {
    return await deps.payments.refund({
      paymentIntentId,
      amountCents,
      // One that the bank has sent back is made anew when an operator has it tried again, once for each.
      idempotencyKey: providerRefundId === null ? `refund-${id}` : `refund-${id}-after-${providerRefundId}`,
      orderId,
    });
  } catch (error) {
    if (error instanceof PaymentRefused) return { id: null, state: 'failed', why: error.message };
    throw error;
  }
}
