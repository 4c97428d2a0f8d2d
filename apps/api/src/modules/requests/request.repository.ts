import type { RequestState } from '@repo/domain/machine/request-machine';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import { sql } from 'kysely';
import { paged } from '../../database/paged.ts';
import type { Paged } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';

/** An open request with what its provider may know before answering (S3§2). */
export type OpenRequestRecord = {
  readonly eventId: number;
  readonly publicId: string;
  readonly eventName: string;
  /** `YYYY-MM-DD`, in Toronto. */
  readonly day: string;
  readonly startsAt: Date;
  readonly providerStartsAt: Date;
  readonly durationHours: number;
  readonly address: string;
  readonly typeNameEn: string;
  readonly typeNameFr: string;
  readonly hostFirstName: string;
  readonly answerUntil: Date;
  /** The price of the line: what the provider earns before fees and tax. */
  readonly grossCents: number;
  readonly place: Coordinates;
  readonly home: Coordinates;
};

const pointOf = (table: 'event' | 'provider') =>
  sql<Coordinates>`json_build_object(
    'latitude', ${sql.ref(`${table}.latitude`)}, 'longitude', ${sql.ref(`${table}.longitude`)}
  )`;

type LastRequest = { readonly state: RequestState; readonly answerUntil: Date; readonly eventName: string };

export const requestRepository = (database: Database) => ({
  /** Lists open requests, the newest first. Leaves out requests past their deadline that are not expired yet. */
  listOpen: (providerId: number, now: Date, page: number | undefined): Promise<Paged<OpenRequestRecord>> => {
    const open = database
      .selectFrom('orderLine')
      .where('orderLine.kind', '=', 'provider')
      .where('orderLine.providerId', '=', providerId)
      .where('orderLine.request', '=', 'pending')
      .where('orderLine.answerUntil', '>', now)
      .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
      .innerJoin('event', 'event.id', 'bookingOrder.eventId')
      .innerJoin('eventType', 'eventType.id', 'event.eventTypeId')
      .innerJoin('account', 'account.id', 'event.hostId')
      .innerJoin('provider', 'provider.accountId', 'orderLine.providerId')
      .select(['event.id as eventId', 'event.publicId', 'event.name as eventName'])
      .select([sql<string>`event.day::text`.as('day'), 'event.startsAt'])
      .select(['event.providerStartsAt', 'event.durationHours'])
      .select(['event.address', 'eventType.nameEn as typeNameEn', 'eventType.nameFr as typeNameFr'])
      .select('account.firstName as hostFirstName')
      .select(sql<Date>`order_line.answer_until`.as('answerUntil'))
      .select('orderLine.grossCents')
      .select(pointOf('event').as('place'))
      .select(pointOf('provider').as('home'))
      .orderBy('orderLine.requestedAt', 'desc')
      .orderBy('orderLine.id', 'desc');
    return paged(open, page);
  },

  /** Returns the last request of an event to a provider, who may be asked again. */
  findLast: (providerId: number, eventId: number): Promise<LastRequest | undefined> =>
    database
      .selectFrom('orderLine')
      .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
      .innerJoin('event', 'event.id', 'bookingOrder.eventId')
      .select('event.name as eventName')
      .select(sql<RequestState>`order_line.request`.as('state'))
      .select(sql<Date>`order_line.answer_until`.as('answerUntil'))
      .where('bookingOrder.eventId', '=', eventId)
      .where('orderLine.kind', '=', 'provider')
      .where('orderLine.providerId', '=', providerId)
      .where('orderLine.request', 'is not', null)
      .orderBy('orderLine.requestedAt', 'desc')
      .orderBy('orderLine.id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  listOverdue: (
    now: Date,
    limit: number,
  ): Promise<readonly { readonly eventId: number; readonly lineId: number }[]> =>
    database
      .selectFrom('orderLine')
      .innerJoin('bookingOrder', 'bookingOrder.id', 'orderLine.orderId')
      .select(['bookingOrder.eventId', 'orderLine.id as lineId'])
      .where('orderLine.request', '=', 'pending')
      .where('orderLine.answerUntil', '<=', now)
      .orderBy('orderLine.answerUntil')
      .limit(limit)
      .execute(),

  /** Lists the providers who agreed to a draft, so that they need no request (A-26). */
  listAgreedProviders: async (eventId: number): Promise<readonly number[]> => {
    const agreed = await database
      .selectFrom('suggestion')
      .select('providerId')
      .where('eventId', '=', eventId)
      .where('isAgreed', '=', true)
      .execute();
    return agreed.map(({ providerId: id }) => id);
  },
});
