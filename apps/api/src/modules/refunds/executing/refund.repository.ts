import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Refund, RefundLine } from '../../../database/tables.data.ts';

export type RefundState = 'asked' | 'pending' | 'done' | 'failed';

export type RefundRecord = {
  readonly id: number;
  readonly orderId: number;
  readonly amountCents: number;
  readonly state: RefundState;
  /** The id at the card provider; null before its first response. */
  readonly providerRefundId: string | null;
};

type LinePart = { readonly lineId: number; readonly amountCents: number };

export const refundRepository = (database: Database) => ({
  add: async (values: Insertable<Refund>): Promise<number> => {
    const { id } = await database
      .insertInto('refund')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  addLines: async (values: readonly Insertable<RefundLine>[]): Promise<void> => {
    await database.insertInto('refundLine').values(values).execute();
  },

  find: (id: number): Promise<RefundRecord | undefined> =>
    refundsOf(database).where('refund.id', '=', id).executeTakeFirst(),

  /** Leaves out failed refunds: sending one again is up to an operator. */
  findNotFailed: async (providerRefundId: string): Promise<number | undefined> => {
    const found = await database
      .selectFrom('refund')
      .select('id')
      .where('providerRefundId', '=', providerRefundId)
      .where('state', '<>', 'failed')
      .executeTakeFirst();
    return found?.id;
  },

  /** Lists the refunds that the bank has not confirmed yet. */
  listPending: async (): Promise<readonly number[]> => {
    const pending = await database
      .selectFrom('refund')
      .select('id')
      .where('state', '=', 'pending')
      .orderBy('id')
      .execute();
    return pending.map(({ id }) => id);
  },

  listLines: (refundId: number): Promise<LinePart[]> =>
    database
      .selectFrom('refundLine')
      .select(['orderLineId as lineId', 'amountCents'])
      .where('refundId', '=', refundId)
      .orderBy('orderLineId')
      .execute(),

  change: async (id: number, columns: Updateable<Refund>): Promise<void> => {
    await database.updateTable('refund').set(columns).where('id', '=', id).execute();
  },
});

const refundsOf = (database: Database) =>
  database
    .selectFrom('refund')
    .select([
      'refund.id',
      'refund.orderId',
      'refund.amountCents',
      sql<RefundState>`refund.state`.as('state'),
      'refund.providerRefundId',
    ]);
