import type { Database } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { WholeOrder } from '../orders/orders.module.ts';

/**
 * Asks every provider of an order that was paid in this transaction; those who agreed to a draft beforehand are
 * booked at once. The lines stand as `paid` in the database, and the caller has locked the event.
 */
export function openRequests(
  _transaction: Database,
  _deps: { readonly jobs: Pick<Jobs, 'enqueue'> },
  _whole: Pick<WholeOrder, 'event' | 'order'>,
  _nowSeconds: number,
): Promise<void> {
  throw new Error('not yet');
}
