import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What goes back, or has gone back, for some lines. */
export type MoneyBack = { readonly cardCents: number; readonly giftCardCents: number };

export const moneyBackRepository = (database: Database) => ({
  findMoneyBack: async (lineIds: readonly number[]): Promise<MoneyBack> =>
    lineIds.length === 0
      ? { cardCents: 0, giftCardCents: 0 }
      : entriesOf(database)
          .where('ledger_entry.order_line_id', 'in', lineIds)
          .where('ledger_transaction.kind', 'in', ['refundDue', 'latePayment'])
          .select([leftFrom('refundsOwed').as('cardCents'), leftFrom('giftCards').as('giftCardCents')])
          .executeTakeFirstOrThrow(),

  findRefund: async (id: number): Promise<{ eventId: number; lineIds: number[] }> => {
    const lines = await refundedLines(database).where('refund.id', '=', id).execute();
    const [first] = lines;
    if (first === undefined) throw new Error(`refund ${id} is for no line`);
    return { eventId: first.eventId, lineIds: lines.map(({ lineId }) => lineId) };
  },

  /** What went back together with a line: its extra hours and tip too, and recaps that nobody is left to film for. */
  listLinesLostWith: async (lineId: number): Promise<number[]> => {
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

  /** The lines that ended when the host cancelled the event; others may have ended before. */
  listLinesHostCancelled: async (eventId: number): Promise<number[]> => {
    const lines = await refundedLines(database)
      .where('booking_order.event_id', '=', eventId)
      .where('refund.reason', '=', 'hostCancelled')
      .execute();
    return lines.map(({ lineId }) => lineId);
  },
});

const entriesOf = (database: Database) =>
  database
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id');

const refundedLines = (database: Database) =>
  database
    .selectFrom('refund')
    .innerJoin('refund_line', 'refund_line.refund_id', 'refund.id')
    .innerJoin('booking_order', 'booking_order.id', 'refund.order_id')
    .select(['booking_order.event_id as eventId', 'refund_line.order_line_id as lineId']);

const leftFrom = (...accounts: readonly string[]) =>
  sql<number>`coalesce(-sum(ledger_entry.amount_cents) filter (where ledger_entry.account in (${sql.join(accounts)})), 0)::int`;
