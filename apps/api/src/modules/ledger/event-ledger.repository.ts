import type { RefundReason } from '@repo/domain/refund/refund-terms';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Schema } from '../../database/schema.ts';
import type { LineAmounts, LineRecord } from '../orders/orders.module.ts';
import type { LedgerAccount, LedgerTransaction } from './ledger-transaction.ts';

/** A line as it was charged. Its refunds may still be pending. */
export type LedgerLine = LineAmounts &
  Pick<LineRecord, 'kind' | 'providerId' | 'quantity'> & { readonly lineId: number };

export type LedgerRefund = {
  readonly refundId: number;
  readonly reason: RefundReason;
  readonly amountCents: number;
  readonly giftReturnedCents: number;
  readonly createdAt: Date;
  /** Null while it is pending. */
  readonly doneAt: Date | null;
};

/** What was charged and refunded for one order. */
export type LedgerOrder = {
  readonly orderId: number;
  readonly number: number | null;
  readonly paidAt: Date | null;
  readonly isGiftCard: boolean;
  /** The amount charged to the card. */
  readonly paidCents: number;
  readonly lines: readonly LedgerLine[];
  readonly refunds: readonly LedgerRefund[];
};

export const eventLedgerRepository = (database: Database) => ({
  /**
   * Lists the paid orders of an event with their amounts in the ledger, in one statement, so that lines and refunds are
   * consistent.
   */
  listOrders: async (eventId: number): Promise<readonly LedgerOrder[]> => {
    const orders = await database
      .selectFrom('booking_order')
      .where('event_id', '=', eventId)
      .where('state', '=', 'paid')
      .orderBy('id')
      .select((order) => [
        'id as orderId',
        'number',
        'paid_at as paidAt',
        'is_gift_card as isGiftCard',
        jsonArrayFrom(linesOf(order)).as('lines'),
        jsonArrayFrom(refundsOf(order)).as('refunds'),
      ])
      .execute();
    return orders.map((order) => ({
      ...order,
      paidCents: order.lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
      refunds: order.refunds.map(({ createdAt, doneAt, ...refund }) => ({
        ...refund,
        createdAt: new Date(createdAt),
        doneAt: doneAt === null ? null : new Date(doneAt),
      })),
    }));
  },
});

type OrderQuery = ExpressionBuilder<Schema, 'booking_order'>;

const linesOf = (order: OrderQuery) =>
  order
    .selectFrom('order_line')
    .innerJoin('ledger_entry', 'ledger_entry.order_line_id', 'order_line.id')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .whereRef('order_line.order_id', '=', 'booking_order.id')
    .groupBy('order_line.id')
    .orderBy('order_line.position')
    .select([
      'order_line.id as lineId',
      sql<LedgerLine['kind']>`order_line.kind`.as('kind'),
      'order_line.provider_id as providerId',
      'order_line.quantity',
      'order_line.unit_cents as unitCents',
      sumOfEntries('sale', -1, ['providers', 'recaps']).as('grossCents'),
      sumOfEntries('sale', 1, ['discounts', 'giftCards']).as('discountCents'),
      sumOfEntries('sale', -1, ['serviceFees']).as('serviceFeeCents'),
      sumOfEntries('sale', -1, ['tax']).as('taxCents'),
      sumOfEntries('sale', 1, ['card']).as('totalCents'),
      sumOfEntries('refundDue', -1, ['refundsOwed']).as('refundedCents'),
    ]);

const refundsOf = (order: OrderQuery) =>
  order
    .selectFrom('refund')
    .whereRef('refund.order_id', '=', 'booking_order.id')
    .orderBy('refund.id')
    .select([
      'refund.id as refundId',
      sql<LedgerRefund['reason']>`refund.reason`.as('reason'),
      'refund.amount_cents as amountCents',
      'refund.gift_returned_cents as giftReturnedCents',
      'refund.created_at as createdAt',
      'refund.done_at as doneAt',
    ]);

const sumOfEntries = (kind: LedgerTransaction['kind'], sign: 1 | -1, accounts: readonly LedgerAccount[]) =>
  sql<number>`coalesce(sum(${sql.lit(sign)} * ledger_entry.amount_cents) filter (
    where ledger_transaction.kind = ${kind} and ledger_entry.account in (${sql.join(accounts)})
  ), 0)`;
