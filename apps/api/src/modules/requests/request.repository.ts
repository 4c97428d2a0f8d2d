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
      .selectFrom('order_line')
      .where('order_line.kind', '=', 'provider')
      .where('order_line.provider_id', '=', providerId)
      .where('order_line.request', '=', 'pending')
      .where('order_line.answer_until', '>', now)
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .innerJoin('event', 'event.id', 'booking_order.event_id')
      .innerJoin('event_type', 'event_type.id', 'event.event_type_id')
      .innerJoin('account', 'account.id', 'event.host_id')
      .innerJoin('provider', 'provider.account_id', 'order_line.provider_id')
      .select(['event.id as eventId', 'event.public_id as publicId', 'event.name as eventName'])
      .select([sql<string>`event.day::text`.as('day'), 'event.starts_at as startsAt'])
      .select(['event.provider_starts_at as providerStartsAt', 'event.duration_hours as durationHours'])
      .select(['event.address', 'event_type.name_en as typeNameEn', 'event_type.name_fr as typeNameFr'])
      .select('account.first_name as hostFirstName')
      .select(sql<Date>`order_line.answer_until`.as('answerUntil'))
      .select('order_line.gross_cents as grossCents')
      .select(pointOf('event').as('place'))
      .select(pointOf('provider').as('home'))
      .orderBy('order_line.requested_at', 'desc')
      .orderBy('order_line.id', 'desc');
    return paged(open, page);
  },

  /** Returns the last request of an event to a provider, who may be asked again. */
  findLast: (providerId: number, eventId: number): Promise<LastRequest | undefined> =>
    database
      .selectFrom('order_line')
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .innerJoin('event', 'event.id', 'booking_order.event_id')
      .select('event.name as eventName')
      .select(sql<RequestState>`order_line.request`.as('state'))
      .select(sql<Date>`order_line.answer_until`.as('answerUntil'))
      .where('booking_order.event_id', '=', eventId)
      .where('order_line.kind', '=', 'provider')
      .where('order_line.provider_id', '=', providerId)
      .where('order_line.request', 'is not', null)
      .orderBy('order_line.requested_at', 'desc')
      .orderBy('order_line.id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  listOverdue: (
    now: Date,
    limit: number,
  ): Promise<readonly { readonly eventId: number; readonly lineId: number }[]> =>
    database
      .selectFrom('order_line')
      .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
      .select(['booking_order.event_id as eventId', 'order_line.id as lineId'])
      .where('order_line.request', '=', 'pending')
      .where('order_line.answer_until', '<=', now)
      .orderBy('order_line.answer_until')
      .limit(limit)
      .execute(),

  /** Lists the providers who agreed to a draft, so that they need no request (A-26). */
  listAgreedProviders: async (eventId: number): Promise<readonly number[]> => {
    const agreed = await database
      .selectFrom('suggestion')
      .select('provider_id')
      .where('event_id', '=', eventId)
      .where('is_agreed', '=', true)
      .execute();
    return agreed.map(({ provider_id: id }) => id);
  },
});
