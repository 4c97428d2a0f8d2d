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
        .innerJoin('bookingOrder', 'bookingOrder.eventId', 'event.id')
        .innerJoin('orderLine', 'orderLine.orderId', 'bookingOrder.id')
        .innerJoin('account', 'account.id', 'orderLine.providerId')
        .innerJoin('provider', 'provider.accountId', 'orderLine.providerId')
        .where('orderLine.kind', '=', 'provider')
        .where('orderLine.request', '=', 'accepted')
        .where('event.status', '<>', 'cancel')
        .where('event.providerStartsAt', '>=', from)
        .where('event.providerStartsAt', '<', until)
        .where(sql<boolean>`coalesce(${checkedAt('checkIn')} > event.provider_starts_at, true)`)
        .select([
          'event.id as eventId',
          'event.publicId',
          'event.name as eventName',
          'orderLine.id as orderLineId',
          'account.id as providerId',
          'account.firstName',
          'account.lastName',
          'provider.phoneNumber as phone',
          'event.providerStartsAt as startsAt',
          checkedAt('checkIn').as('checkedInAt'),
        ])
        .orderBy('event.providerStartsAt', 'desc')
        .orderBy('orderLine.id'),
      page,
    ),
});
