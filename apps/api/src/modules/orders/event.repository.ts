import { sql } from 'kysely';
import type { Insertable, RawBuilder, Updateable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Event } from '../../database/tables.data.ts';
import type { EventRecord } from './order-record.ts';

export const eventRepository = (database: Database) => ({
  find: (id: number): Promise<EventRecord | undefined> =>
    selectEvents(database).where('event.id', '=', id).executeTakeFirst(),

  /** Takes the first lock of every transaction that changes a booking (see 0018_bookings.sql). */
  lock: (id: number): Promise<EventRecord | undefined> =>
    selectEvents(database).where('event.id', '=', id).forNoKeyUpdate().executeTakeFirst(),

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

  /** Counts the events of an account: those it hosts, and those in which it has accepted as a provider (A-103). */
  countOwn: (accountId: number, eventIds: readonly number[]): Promise<number> =>
    countEvents(
      database,
      eventIds,
      sql`event.host_id = ${accountId} or ${hasLineOf(accountId, sql`request = 'accepted'`)}`,
    ),

  /** Counts the events that a provider was asked for, whatever came of it. */
  countAsked: (providerId: number, eventIds: readonly number[]): Promise<number> =>
    countEvents(database, eventIds, hasLineOf(providerId, sql`request is not null`)),
});

async function countEvents(
  database: Database,
  eventIds: readonly number[],
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { count } = await database
    .selectFrom('event')
    .where('event.id', 'in', eventIds)
    .where(sql<boolean>`(${condition})`)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const hasLineOf = (providerId: number, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (
    select from order_line
    join booking_order on booking_order.id = order_line.order_id
    where booking_order.event_id = event.id and provider_id = ${providerId} and ${condition}
  )`;

const replaceAnswers =
  (database: Database) =>
  async (
    eventId: number,
    answers: readonly { readonly questionTypeId: number; readonly answer: string }[],
  ): Promise<void> => {
    await database.deleteFrom('eventAnswer').where('eventId', '=', eventId).execute();
    if (answers.length === 0) return;
    await database
      .insertInto('eventAnswer')
      .values(
        answers.map(({ questionTypeId, answer }) => ({
          eventId,
          questionTypeId,
          answer,
        })),
      )
      .execute();
  };

const selectEvents = (database: Database) =>
  database
    .selectFrom('event')
    .select([
      'event.id',
      'event.publicId',
      'event.hostId',
      sql<EventRecord['status']>`event.status`.as('status'),
      'event.name',
      sql<string>`event.day::text`.as('day'),
      'event.startsAt',
      'event.providerStartsAt',
      'event.durationHours',
      'event.eventTypeId',
      'event.address',
      'event.latitude',
      'event.longitude',
      'event.postalCode',
      'event.apartment',
      'event.notes',
      'event.contactName',
      'event.contactPhone',
      'event.isMarketingAllowed',
      'event.isGalleryShared',
      'event.affiliateCode',
      'event.createdAt',
      'event.answerUntil',
      'event.statusChangedAt',
    ]);
