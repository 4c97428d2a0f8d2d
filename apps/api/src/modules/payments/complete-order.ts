import type { Database } from '../../database/schema.ts';
import type { WholeOrder } from '../orders/orders.module.ts';
import type { CompletionDeps } from './payment-tools.ts';

/** `returned`: its time was gone, so that the money goes back. */
export type Completion = 'paid' | 'returned';

/** Does once whatever follows from the payment of an order. The caller holds its lock. */
export async function completeOrder(
  _transaction: Database,
  _deps: CompletionDeps,
  _whole: WholeOrder,
  _now: Date,
): Promise<Completion> {
  throw new Error('not yet');
}
