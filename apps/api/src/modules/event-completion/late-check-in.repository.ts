import { sql } from 'kysely';
import { paged } from '../../database/paged.ts';
import type { Paged } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';
import { checkedAt } from '../orders/orders.module.ts';

type LateCheckInRecord = {
  readonly eventId: number;
  readonly publicId: string;
  readonly eventName: string;
  readonly orderLineId: number;
  readonly providerId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly startsAt: Date;
  readonly checkedInAt: Date | null;
};

export const lateCheckInRepository = (database: Database) => ({
  /** Lists accepted bookings that began in a time and whose provider came after the start or not; the latest first. */
  list: (from: Date, until: Date, page: number | undefined): Promise<Paged<LateCheckInRecord>> =>
    paged(
      database
        .selectFrom('event')
        .innerJoin('booking_order', 'booking_order.event_id', 'event.id')
        .innerJoin('order_line', 'order_line.order_id', 'booking_order.id')
        .innerJoin('account', 'account.id', 'order_line.provider_id')
        .innerJoin('provider', 'provider.account_id', 'order_line.provider_id')
        .where('order_line.kind', '=', 'provider')
        .where('order_line.request', '=', 'accepted')
        .where('event.status', '<>', 'cancel')
        .where('event.provider_starts_at', '>=', from)
        .where('event.provider_starts_at', '<', until)
        .where(sql<boolean>`coalesce(${checkedAt('checkIn')} > event.provider_starts_at, true)`)
        .select([
          'event.id as eventId',
          'event.public_id as publicId',
          'event.name as eventName',
          'order_line.id as orderLineId',
          'account.id as providerId',
          'account.first_name as firstName',
          'account.last_name as lastName',
          'provider.phone_number as phone',
          'event.provider_starts_at as startsAt',
          checkedAt('checkIn').as('checkedInAt'),
        ])
        .orderBy('event.provider_starts_at', 'desc')
        .orderBy('order_line.id'),
      page,
    ),
});
