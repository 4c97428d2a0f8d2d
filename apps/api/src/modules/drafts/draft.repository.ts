import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PlannedEvent } from '../orders/orders.module.ts';
import type { SuggestedProvider } from './suggestions/suggestion.repository.ts';

/** What belongs to a draft beside its event. */
export type DraftParts = {
  readonly answers: PlannedEvent['answers'];
  readonly suggestions: readonly SuggestedProvider[];
  /** A checkout of the draft that is still unpaid, and the time that it holds. */
  readonly openOrderId: number | null;
  readonly heldOccupancyIds: readonly number[];
};

type AwaitedDraft = { readonly id: number; readonly name: string; readonly createdAt: Date };

const noParts: DraftParts = { answers: [], suggestions: [], openOrderId: null, heldOccupancyIds: [] };

export const draftRepository = (database: Database) => ({
  /** Offers of replacements are not counted: nobody asked for them. */
  listAwaited: (hostId: number): Promise<AwaitedDraft[]> =>
    database
      .selectFrom('event')
      .select(['id', 'name', 'created_at as createdAt'])
      .where('host_id', '=', hostId)
      .where('status', '=', 'draft')
      .where('answer_until', 'is not', null)
      .orderBy('id')
      .execute(),

  readParts: async (eventId: number): Promise<DraftParts> => {
    const { rows } = await sql<DraftParts>`
      select
        coalesce((
          select json_agg(json_build_object('questionTypeId', question_type_id, 'answer', answer)
            order by question_type_id)
          from event_answer where event_id = ${eventId}
        ), '[]') as "answers",
        coalesce((
          select json_agg(json_build_object('id', provider_id, 'isAgreed', is_agreed) order by provider_id)
          from suggestion where event_id = ${eventId}
        ), '[]') as "suggestions",
        (select max(id) from booking_order where event_id = ${eventId} and state = 'open') as "openOrderId",
        array(
          select l.occupancy_id from order_line l join booking_order o on o.id = l.order_id
          where o.event_id = ${eventId} and o.state = 'open' and l.occupancy_id is not null
        ) as "heldOccupancyIds"`.execute(database);
    return rows[0] ?? noParts;
  },

  listPast: listPast(database),
});

/** Nobody can be booked for these any more; a checkout that is still open ends by itself first. */
const listPast =
  (database: Database) =>
  async (now: Date, most: number): Promise<readonly number[]> => {
    const past = await database
      .selectFrom('event')
      .select('id')
      .where('status', '=', 'draft')
      .where('provider_starts_at', '<=', now)
      .where((each) =>
        each.not(
          each.exists(
            each
              .selectFrom('booking_order')
              .select('booking_order.id')
              .whereRef('booking_order.event_id', '=', 'event.id')
              .where('booking_order.state', '=', 'open'),
          ),
        ),
      )
      .orderBy('id')
      .limit(most)
      .forNoKeyUpdate()
      .execute();
    return past.map(({ id }) => id);
  };
