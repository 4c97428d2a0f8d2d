import type { RefundReason } from '@repo/domain/refund/refund-terms';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
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
      .selectFrom('bookingOrder')
      .where('eventId', '=', eventId)
      .where('state', '=', 'paid')
      .orderBy('id')
      .select((order) => [
        'id as orderId',
        'number',
        'paidAt',
        'isGiftCard',
        jsonArrayFrom(linesOf(order)).as('lines'),
        jsonArrayFrom(refundsOf(order)).as('refunds'),
      ])
      .execute();
    return orders.map((order) => ({
      ...order,
      paidCents: order.lines.reduce((sum, { line }) => sum + line.totalCents, 0),
      lines: order.lines.map(({ line }) => line),
      refunds: order.refunds.map(({ refund }) => ({
        ...refund,
        createdAt: new Date(refund.createdAt),
        doneAt: refund.doneAt === null ? null : new Date(refund.doneAt),
      })),
    }));
  },
});

type OrderQuery = ExpressionBuilder<Schema, 'bookingOrder'>;

const linesOf = (order: OrderQuery) =>
  order
    .selectFrom('orderLine')
    .innerJoin('ledgerEntry', 'ledgerEntry.orderLineId', 'orderLine.id')
    .innerJoin('ledgerTransaction', 'ledgerTransaction.id', 'ledgerEntry.transactionId')
    .whereRef('orderLine.orderId', '=', 'bookingOrder.id')
    .groupBy('orderLine.id')
    .orderBy('orderLine.position')
    .select((row) =>
      jsonBuildObject({
        lineId: row.ref('orderLine.id'),
        kind: sql<LedgerLine['kind']>`order_line.kind`,
        providerId: row.ref('orderLine.providerId'),
        quantity: row.ref('orderLine.quantity'),
        unitCents: row.ref('orderLine.unitCents'),
        grossCents: sumOfEntries('sale', -1, ['providers', 'recaps']),
        discountCents: sumOfEntries('sale', 1, ['discounts', 'giftCards']),
        serviceFeeCents: sumOfEntries('sale', -1, ['serviceFees']),
        taxCents: sumOfEntries('sale', -1, ['tax']),
        totalCents: sumOfEntries('sale', 1, ['card']),
        refundedCents: sumOfEntries('refundDue', -1, ['refundsOwed']),
      }).as('line'),
    );

const refundsOf = (order: OrderQuery) =>
  order
    .selectFrom('refund')
    .whereRef('refund.orderId', '=', 'bookingOrder.id')
    .orderBy('refund.id')
    .select((row) =>
      jsonBuildObject({
        refundId: row.ref('refund.id'),
        reason: sql<LedgerRefund['reason']>`refund.reason`,
        amountCents: row.ref('refund.amountCents'),
        giftReturnedCents: row.ref('refund.giftReturnedCents'),
        createdAt: row.ref('refund.createdAt'),
        doneAt: row.ref('refund.doneAt'),
      }).as('refund'),
    );

const sumOfEntries = (kind: LedgerTransaction['kind'], sign: 1 | -1, accounts: readonly LedgerAccount[]) =>
  sql<number>`coalesce(sum(${sql.lit(sign)} * ledger_entry.amount_cents) filter (
    where ledger_transaction.kind = ${kind} and ledger_entry.account in (${sql.join(accounts)})
  ), 0)`;
