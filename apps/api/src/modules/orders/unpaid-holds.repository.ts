import type { UnpaidHolds } from '@repo/domain/order/hold-limits';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type ExpiredHold = {
  readonly providerId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly expiredAt: Date;
};

/** Reads the slots that hosts hold or held without payment. */
export const unpaidHoldsRepository = (database: Database) => ({
  /** Sums what other open orders of a host hold now, and returns whether the host has ever paid for one. */
  sumUnpaidHolds: (hostId: number, exceptIds: readonly number[], now: Date): Promise<UnpaidHolds> =>
    database
      .selectFrom('booking_order')
      .leftJoin('order_line', (join) =>
        join
          .onRef('order_line.order_id', '=', 'booking_order.id')
          .on('order_line.occupancy_id', 'is not', null),
      )
      .where('host_id', '=', hostId)
      .where('booking_order.state', '=', 'open')
      .where('holds_until', '>', now)
      .$if(exceptIds.length > 0, (orders) => orders.where('booking_order.id', 'not in', exceptIds))
      .select([
        sql<number>`count(distinct booking_order.id)`.as('orders'),
        sql<number>`coalesce(sum(order_line.quantity), 0)`.as('providerHours'),
        sql<boolean>`exists (
          select from booking_order as paid where paid.host_id = ${hostId} and paid.state = 'paid'
        )`.as('hasPaidBefore'),
      ])
      .executeTakeFirstOrThrow(),

  /**
   * Lists the unpaid holds of a host on some providers that have expired. Leaves out orders whose payment page never
   * opened, because the host could not pay them.
   */
  listExpiredHolds: (
    hostId: number,
    providerIds: readonly number[],
    exceptIds: readonly number[],
    now: Date,
  ): Promise<ExpiredHold[]> =>
    database
      .selectFrom('booking_order')
      .innerJoin('payment', 'payment.order_id', 'booking_order.id')
      .innerJoin('order_line', 'order_line.order_id', 'booking_order.id')
      .innerJoin('occupancy', 'occupancy.id', 'order_line.occupancy_id')
      .where('host_id', '=', hostId)
      .where('booking_order.state', 'in', ['open', 'expired'])
      .where('holds_until', '<=', now)
      .where('session_id', 'is not', null)
      .where('order_line.provider_id', 'in', providerIds)
      .$if(exceptIds.length > 0, (orders) => orders.where('booking_order.id', 'not in', exceptIds))
      .select([
        'occupancy.provider_id as providerId',
        'occupancy.starts_at as startsAt',
        'occupancy.ends_at as endsAt',
        'holds_until as expiredAt',
      ])
      .execute(),
});
