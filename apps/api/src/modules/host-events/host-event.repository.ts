import type { EventStatus } from '@repo/domain/machine/event-machine';
import { screenLimits } from '@repo/domain/limits';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { EventRecord, LineRecord } from '../orders/orders.module.ts';

/** An event of a list, with the words for its type and its host's own address. */
export type HostEventRecord = Pick<
  EventRecord,
  'id' | 'publicId' | 'name' | 'day' | 'startsAt' | 'providerStartsAt' | 'durationHours' | 'address'
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
  /** Nothing for a provider whose portfolio was never saved. */
  readonly photoName: string | null;
};

/** A line of a paid order, as far as lists tell of it. */
export type HostLineRecord = Pick<
  LineRecord,
  | 'id'
  | 'orderId'
  | 'kind'
  | 'bookingLineId'
  | 'unitCents'
  | 'state'
  | 'request'
  | 'answerUntil'
  | 'answeredAt'
  | 'checkState'
> & {
  readonly eventId: number;
  readonly paidAt: Date;
  readonly provider: BookedProviderRecord | null;
};

export const hostEventRepository = (database: Database) => ({
  /** The newest order first; an event that was never paid is in no list. */
  list: async (
    hostId: number,
    statuses: readonly EventStatus[],
    page: number | undefined,
  ): Promise<{ readonly events: HostEventRecord[]; readonly total: number }> => {
    const events = await paidEventsOf(database, hostId, statuses)
      .innerJoin('event_type', 'event_type.id', 'event.event_type_id')
      .innerJoin('account', 'account.id', 'event.host_id')
      .select(eventColumns)
      .orderBy(newestOrderId, 'desc')
      .limit(page === undefined ? screenLimits.unpagedItems : screenLimits.pageSize)
      .offset(((page ?? 1) - 1) * screenLimits.pageSize)
      .execute();
    const { total } = await paidEventsOf(database, hostId, statuses)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return { events, total };
  },

  find: (eventId: number): Promise<HostEventRecord | undefined> =>
    database
      .selectFrom('event')
      .innerJoin('event_type', 'event_type.id', 'event.event_type_id')
      .innerJoin('account', 'account.id', 'event.host_id')
      .select(eventColumns)
      .where('event.id', '=', eventId)
      .where('event.status', '<>', 'unpaid')
      .executeTakeFirst(),

  listLines: (eventIds: readonly number[]) => linesOf(database, eventIds),
});

/** Order by order, the first one first, each in the order of its cart. */
const linesOf = (database: Database, eventIds: readonly number[]): Promise<HostLineRecord[]> =>
  database
    .selectFrom('order_line')
    .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
    .where(sql<boolean>`booking_order.event_id = any(${eventIds}::integer[])`)
    .where('booking_order.state', '=', 'paid')
    .select(['order_line.id', 'order_line.order_id as orderId', 'booking_order.event_id as eventId'])
    .select(sql<Date>`booking_order.paid_at`.as('paidAt'))
    .select([sql<LineRecord['kind']>`order_line.kind`.as('kind'), 'order_line.unit_cents as unitCents'])
    .select(['order_line.booking_line_id as bookingLineId', 'order_line.answer_until as answerUntil'])
    .select(['order_line.answered_at as answeredAt'])
    .select(sql<LineRecord['state']>`order_line.state`.as('state'))
    .select(sql<LineRecord['request']>`order_line.request`.as('request'))
    .select(sql<LineRecord['checkState']>`order_line.check_state`.as('checkState'))
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
    .orderBy('order_line.order_id')
    .orderBy('order_line.position')
    .execute();

const newestOrderId = sql<number>`(
  select max(id) from booking_order where event_id = event.id and state = 'paid'
)`;

const paidEventsOf = (database: Database, hostId: number, statuses: readonly EventStatus[]) =>
  database
    .selectFrom('event')
    .where('event.host_id', '=', hostId)
    .where('event.status', 'in', statuses)
    .where(sql<boolean>`exists (select from booking_order where event_id = event.id and state = 'paid')`);

const eventColumns = [
  'event.id',
  'event.public_id as publicId',
  sql<EventStatus>`event.status`.as('status'),
  'event.status_changed_at as statusChangedAt',
  'event.name',
  sql<string>`event.day::text`.as('day'),
  'event.starts_at as startsAt',
  'event.provider_starts_at as providerStartsAt',
  'event.duration_hours as durationHours',
  'event.address',
  'event_type.name_en as typeNameEn',
  'event_type.name_fr as typeNameFr',
  'account.email as hostEmail',
] as const;
