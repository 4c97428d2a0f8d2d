import type { Database } from '../../../database/schema.ts';
import { FinalFailure } from '../../../ports/jobs.ts';
import type { Refund } from '../../../ports/payment-gateway.ts';
import { postTransaction } from '../../ledger/ledger.module.ts';
import type { LedgerTransaction } from '../../ledger/ledger.module.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import type { RefundDeps } from '../refund-deps.ts';
import { finishLines } from './finish-lines.ts';
import { refundRepository } from './refund.repository.ts';
import type { RefundRecord } from './refund.repository.ts';
import { sendRefundJob } from './send-refund.job.ts';

/** What the card provider says, or why it refuses to make one at all. */
export type RefundAnswer =
  (Refund & { readonly why?: never }) | { readonly id: null; readonly state: 'failed'; readonly why: string };

/**
 * Writes down what the card provider says of a refund. Answers may overtake each other: one that is made is not on its
 * way again, but a bank may still send it back. What has failed is left to the operators, with the record of it.
 */
export async function recordRefund(
  transaction: Database,
  deps: RefundDeps,
  refundId: number,
  answer: RefundAnswer,
  now: Date,
): Promise<void> {
  const refunds = refundRepository(transaction);
  const known = await refunds.find(refundId);
  if (known !== undefined) await ordersIn(transaction).lockWhole(known.orderId);
  const refund = await refunds.find(refundId);
  if (refund === undefined || isKnown(refund, answer)) return;
  const named = answer.id === null ? {} : { provider_refund_id: answer.id };
  if (answer.state === 'done') {
    await refunds.change(refundId, { ...named, state: 'done', done_at: now });
    await postMoney(transaction, refund, `refund-paid-${answer.id}`, 'refundPaid', now);
    await finishLines(transaction, refundId);
    await deps.tell(transaction, { what: 'refundMade', refundId });
  } else if (answer.state === 'failed') {
    await refunds.change(refundId, { ...named, state: 'failed', done_at: null });
    const after = answer.id ?? refund.providerRefundId;
    const diedOf = new FinalFailure(
      `refund ${refundId} failed: ${answer.why ?? 'the bank has sent it back'}`,
    );
    await deps.jobs.enqueue(transaction, sendRefundJob, { refundId, after }, { diedOf });
    // Its money is back with the card provider, and owed as before.
    if (refund.state === 'done')
      await postMoney(transaction, refund, `refund-failed-${answer.id}`, 'refundFailed', now);
  } else if (refund.state !== 'done') {
    await refunds.change(refundId, { ...named, state: 'pending' });
  }
}

/**
 * One that has come to nothing stays so, whatever is heard of it late; that it could not be made anew is news, as it has
 * no name at the card provider.
 */
const isKnown = ({ state, providerRefundId }: RefundRecord, answer: RefundAnswer): boolean =>
  answer.id !== null && answer.id === providerRefundId && (state === answer.state || state === 'failed');

async function postMoney(
  transaction: Database,
  { id, orderId }: RefundRecord,
  onceKey: string,
  kind: Extract<LedgerTransaction['kind'], 'refundPaid' | 'refundFailed'>,
  now: Date,
): Promise<void> {
  const sign = kind === 'refundPaid' ? 1 : -1;
  const lines = await refundRepository(transaction).listLines(id);
  const entries = lines.flatMap(
    ({ lineId, amountCents }) =>
      [
        { account: 'refundsOwed', amountCents: sign * amountCents, lineId },
        { account: 'card', amountCents: -sign * amountCents, lineId },
      ] as const,
  );
  await postTransaction(transaction, { orderId, kind, onceKey, entries }, now);
}
