import type { Database } from '../../database/schema.ts';
import type { EnqueueJob } from '../../ports/jobs.ts';

type OfferDeps = { readonly jobs: { readonly enqueue: EnqueueJob } };

/** Has other providers looked for instead of the one of this line, who does not come; once per line. */
export async function offerReplacements(
  _transaction: Database,
  _deps: OfferDeps,
  _lineId: number,
): Promise<void> {
  throw new Error('not yet');
}
