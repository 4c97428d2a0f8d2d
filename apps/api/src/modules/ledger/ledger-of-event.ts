import type { Database } from '../../database/schema.ts';
import { ordersIn } from '../orders/orders.module.ts';
import { eventLedgerRepository } from './event-ledger.repository.ts';
import type { LedgerLine, LedgerRefund } from './event-ledger.repository.ts';

export type LedgerOrder = {
  readonly orderId: number;
  readonly number: number | null;
  readonly paidAt: Date | null;
  readonly isGiftCard: boolean;
  /** What the card was charged. */
  readonly paidCents: number;
  readonly lines: readonly LedgerLine[];
  readonly refunds: readonly LedgerRefund[];
};

/** Everything that was charged and given back for an event, order by order, for invoices and mails. */
export async function ledgerOfEvent(database: Database, eventId: number): Promise<readonly LedgerOrder[]> {
  const orders = await ordersIn(database).listOfEvent(eventId, ['paid']);
  const lines = await eventLedgerRepository(database).listLines(eventId);
  const refunds = await eventLedgerRepository(database).listRefunds(eventId);
  return orders.map(({ id, number, paidAt, isGiftCard }) => {
    const own = lines.filter(({ orderId }) => orderId === id);
    return {
      orderId: id,
      number,
      paidAt,
      isGiftCard,
      paidCents: own.reduce((sum, { totalCents }) => sum + totalCents, 0),
      lines: own,
      refunds: refunds.filter(({ orderId }) => orderId === id),
    };
  });
}
