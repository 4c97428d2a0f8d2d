import type { Database } from '../../database/schema.ts';
import type { WholeOrder } from '../orders/orders.module.ts';
import type { CompletionDeps } from './payment-tools.ts';

/** Ends an order that nobody has paid: its time is free again and its promo code unspent. The caller holds its lock. */
export async function letGoOfOrder(
  _transaction: Database,
  _deps: CompletionDeps,
  _whole: WholeOrder,
  _state: 'expired' | 'replaced',
  _now: Date,
): Promise<void> {
  throw new Error('not yet');
}
