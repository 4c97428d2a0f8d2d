import { sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** What is or will be returned for some lines. */
export type ReturnedMoney = {
  readonly cardCents: number;
  readonly giftCardCents: number;
  /** What the card will show: an amount for each payment. */
  readonly cardAmounts: readonly number[];
};

type OwedRefund = {
  readonly id: number;
  readonly eventId: number;
  readonly isMade: boolean;
  readonly lineId: number;
};

export const returnedMoneyRepository = (database: Database) => ({
  findReturnedMoney: async (lineIds: readonly number[]): Promise<ReturnedMoney> => {
    if (lineIds.length === 0) return { cardCents: 0, giftCardCents: 0, cardAmounts: [] };
    const payments = await ledgerEntries(database)
      .where('ledgerEntry.orderLineId', 'in', lineIds)
      .where('ledgerTransaction.kind', 'in', ['refundDue', 'latePayment'])
      .select([creditedTo('refundsOwed').as('cardCents'), creditedTo('giftCards').as('giftCardCents')])
      .groupBy('ledgerTransaction.orderId')
      .orderBy('ledgerTransaction.orderId')
      .execute();
    return {
      cardCents: payments.reduce((sum, { cardCents }) => sum + cardCents, 0),
      giftCardCents: payments.reduce((sum, { giftCardCents }) => sum + giftCardCents, 0),
      cardAmounts: payments.flatMap(({ cardCents }) => (cardCents > 0 ? [cardCents] : [])),
    };
  },

  /** Returns the lines of a refund and of those owed with it, one refund for each payment of the event. */
  listLinesOwedWith: (refundId: number): Promise<OwedRefund[]> =>
    refundedLines(database)
      .innerJoin('refund as one', (join) =>
        join.onRef('one.reason', '=', 'refund.reason').onRef('one.createdAt', '=', 'refund.createdAt'),
      )
      .innerJoin('bookingOrder as paid', (join) =>
        join.onRef('paid.id', '=', 'one.orderId').onRef('paid.eventId', '=', 'bookingOrder.eventId'),
      )
      .where('one.id', '=', refundId)
      .select(['refund.id', sql<boolean>`refund.state = 'done'`.as('isMade')])
      .orderBy('refund.id')
      .execute(),

  /** Returns the lines refunded together with a line: its extensions and tips, and recaps without a provider left. */
  listLinesRefundedWith: async (lineId: number): Promise<number[]> => {
    const lines = await refundedLines(database)
      .where('refund.id', 'in', (query) =>
        query
          .selectFrom('refundLine as lost')
          .innerJoin('orderLine', 'orderLine.id', 'lost.orderLineId')
          .where((each) =>
            each.or([each('orderLine.id', '=', lineId), each('orderLine.bookingLineId', '=', lineId)]),
          )
          .select('lost.refundId'),
      )
      .execute();
    return lines.map((line) => line.lineId);
  },

  /** Returns the lines that ended when the host cancelled the event, without those that had ended before. */
  listLinesCancelledByHost: async (eventId: number): Promise<number[]> => {
    const lines = await refundedLines(database)
      .where('bookingOrder.eventId', '=', eventId)
      .where('refund.reason', '=', 'hostCancelled')
      .execute();
    return lines.map(({ lineId }) => lineId);
  },
});

const ledgerEntries = (database: Database) =>
  database
    .selectFrom('ledgerEntry')
    .innerJoin('ledgerTransaction', 'ledgerTransaction.id', 'ledgerEntry.transactionId');

const refundedLines = (database: Database) =>
  database
    .selectFrom('refund')
    .innerJoin('refundLine', 'refundLine.refundId', 'refund.id')
    .innerJoin('bookingOrder', 'bookingOrder.id', 'refund.orderId')
    .select(['bookingOrder.eventId', 'refundLine.orderLineId as lineId']);

const creditedTo = (...accounts: readonly string[]) =>
  sql<number>`coalesce(-sum(ledger_entry.amount_cents) filter (where ledger_entry.account in (${sql.join(accounts)})), 0)::int`;
