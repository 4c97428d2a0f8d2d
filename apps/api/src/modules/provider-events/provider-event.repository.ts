import type { CheckState } from '@repo/domain/machine/check-machine';
import { keptAddOnStates } from '@repo/domain/machine/line-machines';
import type { ProviderList } from '@repo/domain/order/event-lists';
import type { EventStatus } from '@repo/domain/machine/event-machine';
import { sql } from 'kysely';
import { paged } from '../../database/paged.ts';
import type { Paged } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';
import { checkedAt } from '../orders/orders.module.ts';
import type { EventRecord } from '../orders/orders.module.ts';

/** An accepted booking of a provider, with its event. */
export type ProviderEventRecord = Pick<
  EventRecord,
  | 'publicId'
  | 'name'
  | 'day'
  | 'startsAt'
  | 'providerStartsAt'
  | 'durationHours'
  | 'address'
  | 'apartment'
  | 'contactName'
  | 'contactPhone'
  | 'isGalleryShared'
  | 'statusChangedAt'
> & {
  readonly eventId: number;
  readonly status: EventStatus;
  readonly typeNameEn: string;
  readonly typeNameFr: string;
  readonly shots: readonly { readonly nameEn: string; readonly nameFr: string }[];
  readonly hostFirstName: string;
  readonly hostLastName: string;
  readonly hostEmail: string;
  readonly hours: number;
  readonly grossCents: number;
  readonly extraHours: number;
  readonly extraCents: number;
  readonly checkState: CheckState;
  readonly answeredAt: Date | null;
  readonly checkedInAt: Date | null;
  readonly checkedOutAt: Date | null;
  readonly hasRecap: boolean;
};

/** A page of a list, or one event of it; without either, its first hundred. */
export type WantedPart = { readonly page: number | undefined; readonly eventId: number | undefined };

export const providerEventRepository = (database: Database) => ({
  /** Lists accepted bookings: the next one first, or the latest one of those that are over (A-27). */
  list: (
    providerId: number,
    list: ProviderList,
    { page, eventId }: WantedPart,
  ): Promise<Paged<ProviderEventRecord>> => {
    const direction = list === 'upcoming' ? 'asc' : 'desc';
    const lines = acceptedLinesOf(database, providerId, list);
    const accepted = withDetails(eventId === undefined ? lines : lines.where('event.id', '=', eventId))
      .orderBy('event.providerStartsAt', direction)
      .orderBy('orderLine.id', direction);
    return paged(accepted, page);
  },

  /** Lists the answers of the host to the questions about an event, in the order of the questions. */
  listAnswers: (eventId: number): Promise<{ readonly questionTypeId: number; readonly answer: string }[]> =>
    database
      .selectFrom('eventAnswer')
      .select(['questionTypeId', 'answer'])
      .where('eventId', '=', eventId)
      .where('answer', '<>', '')
      .orderBy('questionTypeId')
      .execute(),
});

/** Follows `providerListOf` of packages/domain. */
const acceptedLinesOf = (database: Database, providerId: number, list: ProviderList) =>
  database
    .selectFrom('orderLine')
    .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
    .innerJoin('event', 'event.id', 'bookingOrder.eventId')
    .where('orderLine.kind', '=', 'provider')
    .where('orderLine.providerId', '=', providerId)
    .where('orderLine.request', '=', 'accepted')
    .where('event.status', '<>', 'cancel')
    .where(
      sql<boolean>`(order_line.check_state = 'checkOut' or event.status = 'completed')`,
      '=',
      list === 'completed',
    );

const withDetails = (accepted: ReturnType<typeof acceptedLinesOf>) =>
  accepted
    .innerJoin('eventType', 'eventType.id', 'event.eventTypeId')
    .innerJoin('account', 'account.id', 'event.hostId')
    .select(['event.id as eventId', 'event.publicId', 'event.name'])
    .select(sql<EventStatus>`event.status`.as('status'))
    .select(['event.statusChangedAt', sql<string>`event.day::text`.as('day')])
    .select(['event.startsAt', 'event.providerStartsAt'])
    .select(['event.durationHours', 'event.address', 'event.apartment'])
    .select(['event.contactName', 'event.contactPhone'])
    .select('event.isGalleryShared')
    .select(['eventType.nameEn as typeNameEn', 'eventType.nameFr as typeNameFr'])
    .select(sql<ProviderEventRecord['shots']>`event_type.shots`.as('shots'))
    .select(['account.firstName as hostFirstName', 'account.lastName as hostLastName'])
    .select('account.email as hostEmail')
    .select(['orderLine.quantity as hours', 'orderLine.grossCents'])
    .select([extensionSum('quantity').as('extraHours'), extensionSum('grossCents').as('extraCents')])
    .select(sql<CheckState>`order_line.check_state`.as('checkState'))
    .select('orderLine.answeredAt')
    .select([checkedAt('checkIn').as('checkedInAt'), checkedAt('checkOut').as('checkedOutAt')])
    .select(
      sql<boolean>`exists (
        select from order_line recap
        join booking_order o on o.id = recap.order_id
        where o.event_id = event.id and recap.kind = 'recap' and recap.state = any(${keptAddOnStates})
      )`.as('hasRecap'),
    );

const extensionSum = (column: 'quantity' | 'grossCents') =>
  sql<number>`(
    select coalesce(sum(${sql.ref(`extension.${column}`)}), 0)
    from order_line extension
    where extension.booking_line_id = order_line.id
      and extension.kind = 'extension' and extension.state = any(${keptAddOnStates})
  )`;
