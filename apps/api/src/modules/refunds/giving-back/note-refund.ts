import type { Database } from '../../../database/schema.ts';
import type { Jobs } from '../../../ports/jobs.ts';
import { refundRepository } from './refund.repository.ts';
import { sendRefundJob } from './send-refund.job.ts';

type AskingDeps = { readonly database: Database; readonly jobs: Pick<Jobs, 'enqueue'> };

/**
 * Has the card provider asked about a refund of which it says that something has happened. One that nobody knows is
 * still being made: whoever makes it hears its state in the answer.
 */
export async function noteRefund({ database, jobs }: AskingDeps, providerRefundId: string): Promise<void> {
  const refundId = await refundRepository(database).findUnfailed(providerRefundId);
  if (refundId !== undefined) await jobs.enqueue(database, sendRefundJob, { refundId });
}

/** The same for every refund that waits for its bank, in case no message arrives. */
export async function askForPendingRefunds({ database, jobs }: AskingDeps): Promise<void> {
  for (const refundId of await refundRepository(database).listPending())
    await jobs.enqueue(database, sendRefundJob, { refundId });
}
