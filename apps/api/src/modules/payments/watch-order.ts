import type { Database } from '../../database/schema.ts';
import type { CompletionDeps } from './payment-tools.ts';

/** Has an unpaid order let go at the end of its hold; part of the transaction that places it. */
export async function watchOrder(
  _transaction: Database,
  _deps: Pick<CompletionDeps, 'jobs'>,
  _orderId: number,
  _holdsUntilSeconds: number,
): Promise<void> {
  throw new Error('not yet');
}
