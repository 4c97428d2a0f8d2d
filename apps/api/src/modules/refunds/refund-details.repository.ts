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
          .selectFrom('order_line')
          .leftJoin('account', 'account.id', 'order_line.provider_id')
          .leftJoin('payment', 'payment.order_id', 'order_line.order_id')
          .where('order_line.id', 'in', lineIds)
          .select([
            'order_line.id as lineId',
            'account.first_name as firstName',
            'account.last_name as lastName',
            'payment.last_card_digits as lastCardDigits',
          ])
          .execute(),
});
