import type { RefundReason } from '@repo/domain/refund/refund-terms';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LineAmounts, LineRecord } from '../orders/orders.module.ts';
import type { LedgerAccount, LedgerTransaction } from './ledger-transaction.ts';

/** A line as it was charged; what it has back may still be on its way. */
export type LedgerLine = LineAmounts &
  Pick<LineRecord, 'orderId' | 'kind' | 'providerId' | 'quantity'> & { readonly lineId: number };

export type LedgerRefund = {
  readonly orderId: number;
  readonly refundId: number;
  readonly reason: RefundReason;
  readonly amountCents: number;
  readonly giftReturnedCents: number;
  readonly createdAt: Date;
  /** Nothing while it is on its way. */
  readonly doneAt: Date | null;
};

export const eventLedgerRepository = (database: Database) => ({
  /** The lines of the paid orders of an event, with what the ledger says of each. */
  listLines: (eventId: number): Promise<LedgerLine[]> =>
    database
      .selectFrom('order_line')
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .innerJoin('ledger_entry', 'ledger_entry.order_line_id', 'order_line.id')
      .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
      .where('booking_order.event_id', '=', eventId)
      .where('booking_order.state', '=', 'paid')
      .groupBy('order_line.id')
      .orderBy('order_line.order_id')
      .orderBy('order_line.position')
      .select([
        'order_line.order_id as orderId',
        'order_line.id as lineId',
        sql<LedgerLine['kind']>`order_line.kind`.as('kind'),
        'order_line.provider_id as providerId',
        'order_line.quantity',
        'order_line.unit_cents as unitCents',
        moved('sale', -1, ['providers', 'recaps']).as('grossCents'),
        moved('sale', 1, ['discounts', 'giftCards']).as('discountCents'),
        moved('sale', -1, ['serviceFees']).as('serviceFeeCents'),
        moved('sale', -1, ['tax']).as('taxCents'),
        moved('sale', 1, ['card']).as('totalCents'),
        moved('refundDue', -1, ['refundsOwed']).as('refundedCents'),
      ])
      .execute(),

  listRefunds: (eventId: number): Promise<LedgerRefund[]> =>
    database
      .selectFrom('refund')
      .innerJoin('booking_order', 'booking_order.id', 'refund.order_id')
      .where('booking_order.event_id', '=', eventId)
      .orderBy('refund.id')
      .select([
        'refund.order_id as orderId',
        'refund.id as refundId',
        sql<LedgerRefund['reason']>`refund.reason`.as('reason'),
        'refund.amount_cents as amountCents',
        'refund.gift_returned_cents as giftReturnedCents',
        'refund.created_at as createdAt',
        'refund.done_at as doneAt',
      ])
      .execute(),
});

const moved = (kind: LedgerTransaction['kind'], sign: 1 | -1, accounts: readonly LedgerAccount[]) =>
  sql<number>`coalesce(sum(${sql.lit(sign)} * ledger_entry.amount_cents) filter (
    where ledger_transaction.kind = ${kind} and ledger_entry.account in (${sql.join(accounts)})
  ), 0)`;
