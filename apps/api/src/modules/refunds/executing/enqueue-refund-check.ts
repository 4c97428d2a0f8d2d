import type { Deps } from '../../../deps.ts';
import { refundRepository } from './refund.repository.ts';
import { sendRefundJob } from './send-refund.job.ts';

type CheckDeps = Pick<Deps, 'database' | 'jobs'>;

/**
 * Enqueues a query of a refund that a webhook reports as changed. An unknown refund is just being made, and its state
 * comes with the response to that call.
 */
export async function enqueueRefundCheck(
  { database, jobs }: CheckDeps,
  providerRefundId: string,
): Promise<void> {
  const refundId = await refundRepository(database).findNotFailed(providerRefundId);
  if (refundId !== undefined) await jobs.enqueue(database, sendRefundJob, { refundId });
}

/** Enqueues a query of every pending refund, in case a webhook is missed. */
export async function checkPendingRefunds({ database, jobs }: CheckDeps): Promise<void> {
  for (const refundId of await refundRepository(database).listPending())
    await jobs.enqueue(database, sendRefundJob, { refundId });
}
