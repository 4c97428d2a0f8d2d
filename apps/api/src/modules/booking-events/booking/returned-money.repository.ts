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
      .where('ledger_entry.order_line_id', 'in', lineIds)
      .where('ledger_transaction.kind', 'in', ['refundDue', 'latePayment'])
      .select([creditedTo('refundsOwed').as('cardCents'), creditedTo('giftCards').as('giftCardCents')])
      .groupBy('ledger_transaction.order_id')
      .orderBy('ledger_transaction.order_id')
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
        join.onRef('one.reason', '=', 'refund.reason').onRef('one.created_at', '=', 'refund.created_at'),
      )
      .innerJoin('booking_order as paid', (join) =>
        join.onRef('paid.id', '=', 'one.order_id').onRef('paid.event_id', '=', 'booking_order.event_id'),
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
          .selectFrom('refund_line as lost')
          .innerJoin('order_line', 'order_line.id', 'lost.order_line_id')
          .where((each) =>
            each.or([each('order_line.id', '=', lineId), each('order_line.booking_line_id', '=', lineId)]),
          )
          .select('lost.refund_id'),
      )
      .execute();
    return lines.map((line) => line.lineId);
  },

  /** Returns the lines that ended when the host cancelled the event, without those that had ended before. */
  listLinesCancelledByHost: async (eventId: number): Promise<number[]> => {
    const lines = await refundedLines(database)
      .where('booking_order.event_id', '=', eventId)
      .where('refund.reason', '=', 'hostCancelled')
      .execute();
    return lines.map(({ lineId }) => lineId);
  },
});

const ledgerEntries = (database: Database) =>
  database
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id');

const refundedLines = (database: Database) =>
  database
    .selectFrom('refund')
    .innerJoin('refund_line', 'refund_line.refund_id', 'refund.id')
    .innerJoin('booking_order', 'booking_order.id', 'refund.order_id')
    .select(['booking_order.event_id as eventId', 'refund_line.order_line_id as lineId']);

const creditedTo = (...accounts: readonly string[]) =>
  sql<number>`coalesce(-sum(ledger_entry.amount_cents) filter (where ledger_entry.account in (${sql.join(accounts)})), 0)::int`;
