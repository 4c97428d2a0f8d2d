import type { EventStatus } from '@repo/domain/machine/event-machine';
import { sql } from 'kysely';
import { paged } from '../../database/paged.ts';
import type { Paged } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';
import { hasDelivered } from '../galleries/galleries.module.ts';
import { checkedAt } from '../orders/orders.module.ts';
import type { EventRecord, LineRecord } from '../orders/orders.module.ts';

/** An event of a list, with the names of its type and the email of its host. */
export type HostEventRecord = Pick<
  EventRecord,
  | 'id'
  | 'publicId'
  | 'name'
  | 'day'
  | 'startsAt'
  | 'providerStartsAt'
  | 'durationHours'
  | 'address'
  | 'isMarketingAllowed'
  | 'isGalleryShared'
> & {
  readonly status: EventStatus;
  readonly statusChangedAt: Date;
  readonly typeNameEn: string;
  readonly typeNameFr: string;
  readonly hostEmail: string;
};

export type BookedProviderRecord = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly homeAddress: string;
  readonly profileName: string;
  /** Null for a provider who has never saved a portfolio. */
  readonly photoName: string | null;
};

/** A line of a paid order, as lists show it. */
export type HostLineRecord = Pick<
  LineRecord,
  | 'id'
  | 'orderId'
  | 'kind'
  | 'bookingLineId'
  | 'quantity'
  | 'unitCents'
  | 'totalCents'
  | 'state'
  | 'request'
  | 'answerUntil'
  | 'answeredAt'
  | 'checkState'
> & {
  readonly eventId: number;
  /** Whether the host has reviewed the provider for this event. */
  readonly hasReview: boolean;
  readonly paidAt: Date;
  readonly checkedInAt: Date | null;
  readonly checkedOutAt: Date | null;
  /** When the line was cancelled, declined, expired or refunded; null while it is paid. */
  readonly endedAt: Date | null;
  /** Whether the provider has delivered files to the gallery of the event. */
  readonly hasDelivered: boolean;
  readonly provider: BookedProviderRecord | null;
};

export type PartsForAgain = {
  readonly answers: readonly { readonly questionTypeId: number; readonly answer: string }[];
  readonly providers: readonly { readonly id: number; readonly firstName: string }[];
};

export const hostEventRepository = (database: Database) => ({
  /** Lists paid events, the one with the newest order first. */
  list: (
    hostId: number,
    statuses: readonly EventStatus[],
    page: number | undefined,
  ): Promise<Paged<HostEventRecord>> => {
    const paid = selectEvents(database)
      .where('event.hostId', '=', hostId)
      .where('event.status', 'in', statuses)
      .where(sql<boolean>`exists (select from booking_order where event_id = event.id and state = 'paid')`)
      .orderBy(newestOrderId, 'desc');
    return paged(paid, page);
  },

  find: (eventId: number): Promise<HostEventRecord | undefined> =>
    selectEvents(database)
      .where('event.id', '=', eventId)
      .where('event.status', '<>', 'unpaid')
      .executeTakeFirst(),

  listLines: (eventIds: readonly number[]) => linesOf(database, eventIds),

  /** Loads the answers of an event, and the providers who had accepted it, also if it was cancelled since. */
  loadForAgain: async (eventId: number): Promise<PartsForAgain> => {
    const { rows } = await sql<PartsForAgain>`
      select
        coalesce((
          select json_agg(json_build_object('questionTypeId', question_type_id, 'answer', answer)
            order by question_type_id)
          from event_answer where event_id = ${eventId}
        ), '[]') as "answers",
        coalesce((
          select json_agg(json_build_object('id', a.id, 'firstName', a.first_name) order by l.position)
          from order_line l
          join booking_order o on o.id = l.order_id and o.state = 'paid'
          join account a on a.id = l.provider_id
          where o.event_id = ${eventId} and l.kind = 'provider' and l.request in ('accepted', 'cancelled')
        ), '[]') as "providers"`.execute(database);
    return rows[0] ?? { answers: [], providers: [] };
  },
});

/** Lists the lines by order, the oldest order first. */
const linesOf = (database: Database, eventIds: readonly number[]): Promise<HostLineRecord[]> =>
  database
    .selectFrom('orderLine')
    .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
    .innerJoin('event', 'event.id', 'bookingOrder.eventId')
    .where(sql<boolean>`booking_order.event_id = any(${eventIds}::integer[])`)
    .where('bookingOrder.state', '=', 'paid')
    .select(['orderLine.id', 'orderLine.orderId', 'bookingOrder.eventId'])
    .select(sql<Date>`booking_order.paid_at`.as('paidAt'))
    .select([sql<LineRecord['kind']>`order_line.kind`.as('kind'), 'orderLine.unitCents'])
    .select(['orderLine.bookingLineId', 'orderLine.answerUntil'])
    .select(['orderLine.answeredAt', 'orderLine.quantity'])
    .select(['orderLine.totalCents'])
    .select(sql<LineRecord['state']>`order_line.state`.as('state'))
    .select(sql<LineRecord['request']>`order_line.request`.as('request'))
    .select(sql<LineRecord['checkState']>`order_line.check_state`.as('checkState'))
    .select(
      sql<boolean>`exists (
        select from review r
        where r.event_id = booking_order.event_id and r.provider_id = order_line.provider_id
      )`.as('hasReview'),
    )
    .select([checkedAt('checkIn').as('checkedInAt'), checkedAt('checkOut').as('checkedOutAt')])
    .select([
      sql<Date | null>`(
        select min(r.created_at) from refund r
        join refund_line rl on rl.refund_id = r.id
        where r.order_id = order_line.order_id and rl.order_line_id = order_line.id
      )`.as('endedAt'),
      hasDelivered('orderLine', 'event').as('hasDelivered'),
    ])
    .select(
      sql<BookedProviderRecord | null>`(
        select json_build_object(
          'id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'homeAddress', p.home_address,
          'profileName', coalesce(f.profile_name, ''), 'photoName', f.photo_name
        )
        from provider p
        join account a on a.id = p.account_id
        left join portfolio f on f.provider_id = p.account_id
        where p.account_id = order_line.provider_id
      )`.as('provider'),
    )
    .orderBy('orderLine.orderId')
    .orderBy('orderLine.position')
    .execute();

const newestOrderId = sql<number>`(
  select max(id) from booking_order where event_id = event.id and state = 'paid'
)`;

const selectEvents = (database: Database) =>
  database
    .selectFrom('event')
    .innerJoin('eventType', 'eventType.id', 'event.eventTypeId')
    .innerJoin('account', 'account.id', 'event.hostId')
    .select([
      'event.id',
      'event.publicId',
      sql<EventStatus>`event.status`.as('status'),
      'event.statusChangedAt',
      'event.name',
      sql<string>`event.day::text`.as('day'),
      'event.startsAt',
      'event.providerStartsAt',
      'event.durationHours',
      'event.address',
      'event.isMarketingAllowed',
      'event.isGalleryShared',
      'eventType.nameEn as typeNameEn',
      'eventType.nameFr as typeNameFr',
      'account.email as hostEmail',
    ]);
