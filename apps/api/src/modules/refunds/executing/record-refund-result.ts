import type { BookingDeps } from '../../../deps.ts';
import type { Database } from '../../../database/schema.ts';
import { FinalFailure } from '../../../ports/jobs.ts';
import type { Refund } from '../../../ports/payment-gateway.ts';
import { postTransaction } from '../../ledger/ledger.module.ts';
import type { LedgerTransaction } from '../../ledger/ledger.module.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { finishLines } from './finish-lines.ts';
import { refundRepository } from './refund.repository.ts';
import type { RefundRecord } from './refund.repository.ts';
import { sendRefundJob } from './send-refund.job.ts';

/** The state of a refund at the card provider, or why it refuses to make one. */
export type RefundResult =
  | (Refund & { readonly why?: never })
  | { readonly id: null; readonly state: 'failed'; readonly why: string };

/**
 * Records the state of a refund at the card provider. States may arrive out of order: a refund that is done does not
 * become pending again, but can still fail at the bank. A failed refund becomes a dead letter for the operators.
 */
export async function recordRefundResult(
  transaction: Database,
  deps: BookingDeps,
  refundId: number,
  answer: RefundResult,
  now: Date,
): Promise<void> {
  const refunds = refundRepository(transaction);
  const unlocked = await refunds.find(refundId);
  if (unlocked !== undefined) await ordersIn(transaction).lockWhole(unlocked.orderId);
  const refund = await refunds.find(refundId);
  if (refund === undefined || isAlreadyRecorded(refund, answer)) return;
  const idColumn = answer.id === null ? {} : { providerRefundId: answer.id };
  if (answer.state === 'done') {
    await refunds.change(refundId, { ...idColumn, state: 'done', doneAt: now });
    await postRefundMovement(transaction, refund, `refund-paid-${answer.id}`, 'refundPaid', now);
    await finishLines(transaction, refundId);
    await deps.recordBookingEvent(transaction, { what: 'refundMade', refundId });
  } else if (answer.state === 'failed') {
    await refunds.change(refundId, { ...idColumn, state: 'failed', doneAt: null });
    const after = answer.id ?? refund.providerRefundId;
    const diedOf = new FinalFailure(
      `refund ${refundId} failed: ${answer.why ?? 'the bank has sent it back'}`,
    );
    await deps.jobs.enqueue(transaction, sendRefundJob, { refundId, after }, { diedOf });
    // The card provider has the money back, and it is owed to the host again.
    if (refund.state === 'done')
      await postRefundMovement(transaction, refund, `refund-failed-${answer.id}`, 'refundFailed', now);
  } else if (refund.state !== 'done') {
    await refunds.change(refundId, { ...idColumn, state: 'pending' });
  }
}

/**
 * A failed refund stays failed, also when older states arrive late. A refused retry is always recorded: it has no id at
 * the card provider.
 */
const isAlreadyRecorded = ({ state, providerRefundId }: RefundRecord, answer: RefundResult): boolean =>
  answer.id !== null && answer.id === providerRefundId && (state === answer.state || state === 'failed');

async function postRefundMovement(
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
