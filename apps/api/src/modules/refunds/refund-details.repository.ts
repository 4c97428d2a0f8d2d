import type { Database } from '../../database/schema.ts';

/** Whom a line booked and which card paid it; null where there is none. */
export type RefundDetails = {
  readonly lineId: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly lastCardDigits: string | null;
};

export const refundDetailsRepository = (database: Database) => ({
  list: async (lineIds: readonly number[]): Promise<RefundDetails[]> =>
    lineIds.length === 0
      ? []
      : database
          .selectFrom('orderLine')
          .leftJoin('account', 'account.id', 'orderLine.providerId')
          .leftJoin('payment', 'payment.orderId', 'orderLine.orderId')
          .where('orderLine.id', 'in', lineIds)
          .select([
            'orderLine.id as lineId',
            'account.firstName',
            'account.lastName',
            'payment.lastCardDigits',
          ])
          .execute(),
});
