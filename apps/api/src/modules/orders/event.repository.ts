import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Event } from '../../database/tables.data.ts';
import type { EventRecord } from './order-record.ts';

export const eventRepository = (database: Database) => ({
  find: (id: number): Promise<EventRecord | undefined> =>
    allOf(database).where('event.id', '=', id).executeTakeFirst(),

  /** The first lock of every transaction that changes a booking (see the migration of bookings). */
  lock: (id: number): Promise<EventRecord | undefined> =>
    allOf(database).where('event.id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  add: async (values: Insertable<Event>): Promise<number> => {
    const { id } = await database
      .insertInto('event')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  change: async (id: number, columns: Updateable<Event>): Promise<void> => {
    await database.updateTable('event').set(columns).where('id', '=', id).execute();
  },

  replaceAnswers: replaceAnswers(database),

  /** How many of these events are the host's, or have a paid line of this provider. */
  countOwn: async (accountId: number, eventIds: readonly number[]): Promise<number> => {
    const { own } = await database
      .selectFrom('event')
      .where('event.id', 'in', eventIds)
      .where((each) =>
        each.or([
          each('event.host_id', '=', accountId),
          each.exists(
            each
              .selectFrom('order_line')
              .innerJoin('booking_order', 'booking_order.id', 'order_line.order_id')
              .whereRef('booking_order.event_id', '=', 'event.id')
              .where('order_line.provider_id', '=', accountId)
              .where('order_line.request', 'is not', null)
              .select('order_line.id'),
          ),
        ]),
      )
      .select(sql<number>`count(*)`.as('own'))
      .executeTakeFirstOrThrow();
    return own;
  },
});

/** What a host has answered, anew. */
const replaceAnswers =
  (database: Database) =>
  async (
    eventId: number,
    answers: readonly { readonly questionTypeId: number; readonly answer: string }[],
  ): Promise<void> => {
    await database.deleteFrom('event_answer').where('event_id', '=', eventId).execute();
    if (answers.length === 0) return;
    await database
      .insertInto('event_answer')
      .values(
        answers.map(({ questionTypeId, answer }) => ({
          event_id: eventId,
          question_type_id: questionTypeId,
          answer,
        })),
      )
      .execute();
  };

const allOf = (database: Database) =>
  database
    .selectFrom('event')
    .select([
      'event.id',
      'event.public_id as publicId',
      'event.host_id as hostId',
      sql<EventRecord['status']>`event.status`.as('status'),
      'event.name',
      sql<string>`event.day::text`.as('day'),
      'event.starts_at as startsAt',
      'event.provider_starts_at as providerStartsAt',
      'event.duration_hours as durationHours',
      'event.event_type_id as eventTypeId',
      'event.address',
      'event.latitude',
      'event.longitude',
      'event.postal_code as postalCode',
      'event.apartment',
      'event.notes',
      'event.contact_name as contactName',
      'event.contact_phone as contactPhone',
      'event.is_marketing_allowed as isMarketingAllowed',
      'event.is_gallery_shared as isGalleryShared',
      'event.affiliate_code as affiliateCode',
      'event.created_at as createdAt',
      'event.answer_until as answerUntil',
      'event.status_changed_at as statusChangedAt',
    ]);
