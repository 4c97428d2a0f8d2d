import type { Database } from '../../database/schema.ts';
import { ledgerRepository } from './ledger.repository.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';

/** Writes a movement of money down, once; entries of nothing are left out. */
export async function postTransaction(
  transaction: Database,
  { orderId, kind, onceKey, entries }: LedgerTransaction,
  now: Date,
): Promise<void> {
  const moving = entries.filter(({ amountCents }) => amountCents !== 0);
  const total = moving.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (total !== 0) throw new Error(`ledger transaction "${onceKey}" is out by ${total} cents`);
  if (moving.length === 0) return;
  await ledgerRepository(transaction).add({ orderId, kind, onceKey, entries: moving }, now);
}
