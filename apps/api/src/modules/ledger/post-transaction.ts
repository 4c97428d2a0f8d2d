import type { Database } from '../../database/schema.ts';
import { ledgerRepository } from './ledger.repository.ts';

/** Where money can be: with the card provider, owed to somebody, earned, given away. */
export type LedgerAccount =
  'card' | 'giftCards' | 'discounts' | 'providers' | 'recaps' | 'serviceFees' | 'tax' | 'refundsOwed';

/** A positive amount comes into an account, a negative one leaves it. */
export type LedgerEntry = {
  readonly account: LedgerAccount;
  readonly amountCents: number;
  readonly lineId?: number;
};

export type LedgerTransaction = {
  readonly orderId: number;
  readonly kind: 'sale' | 'latePayment' | 'refundDue' | 'refundPaid' | 'refundFailed';
  /** What makes it the same movement when it is posted again. */
  readonly onceKey: string;
  readonly entries: readonly LedgerEntry[];
};

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
