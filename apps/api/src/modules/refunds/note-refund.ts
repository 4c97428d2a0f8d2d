import type { Database } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';

/** Has a refund looked at again of which the card provider says that something has happened to it. */
export async function noteRefund(
  deps: { readonly database: Database; readonly jobs: Pick<Jobs, 'enqueue'> },
  providerRefundId: string,
): Promise<void> {
  throw new Error(`not yet ${String([deps, providerRefundId])}`);
}
