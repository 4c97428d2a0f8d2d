import type { Database } from '../../database/schema.ts';
import { ledgerRepository } from './ledger.repository.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';

/** Posts a ledger transaction, once for each key. Leaves out entries of zero. */
export async function postTransaction(
  transaction: Database,
  { orderId, kind, onceKey, entries }: LedgerTransaction,
  now: Date,
): Promise<void> {
  const nonZero = entries.filter(({ amountCents }) => amountCents !== 0);
  const total = nonZero.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (total !== 0) throw new Error(`ledger transaction "${onceKey}" is out by ${total} cents`);
  if (nonZero.length === 0) return;
  await ledgerRepository(transaction).add({ orderId, kind, onceKey, entries: nonZero }, now);
}
