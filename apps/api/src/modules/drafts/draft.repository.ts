import { screenLimits } from '@repo/domain/limits';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PlannedEvent } from '../orders/orders.module.ts';
import type { SuggestedProvider } from './suggestions/suggestion.repository.ts';

/** The answers, suggestions and open checkout of a draft. */
export type DraftParts = {
  readonly answers: PlannedEvent['answers'];
  readonly suggestions: readonly SuggestedProvider[];
  /** The unpaid checkout of the draft, and the slots that it holds. */
  readonly openOrderId: number | null;
  readonly heldOccupancyIds: readonly number[];
};

type OpenDraft = { readonly id: number; readonly name: string; readonly createdAt: Date };

export type WaitingDraftRecord = {
  readonly id: number;
  readonly publicId: string;
  readonly name: string;
  readonly day: string;
  readonly providerStartsAt: Date;
  readonly durationHours: number;
  readonly answerUntil: Date | null;
  readonly suggested: readonly string[];
};

const suggestedNames = sql<readonly string[]>`array(
  select account.first_name from suggestion
  join account on account.id = suggestion.provider_id
  where suggestion.event_id = event.id
  order by account.first_name, account.id
)`;

const noParts: DraftParts = { answers: [], suggestions: [], openOrderId: null, heldOccupancyIds: [] };

export const draftRepository = (database: Database) => ({
  /** Lists the drafts for which a host waits. Leaves out offers of replacements, which the host has not requested. */
  listOpen: (hostId: number): Promise<OpenDraft[]> =>
    database
      .selectFrom('event')
      .select(['id', 'name', 'createdAt'])
      .where('hostId', '=', hostId)
      .where('status', '=', 'draft')
      .where('answerUntil', 'is not', null)
      .orderBy('id')
      .execute(),

  /** Lists the drafts ahead that the dashboard shows: those that wait, and those with suggestions. */
  listWaiting: (hostId: number, now: Date): Promise<WaitingDraftRecord[]> =>
    database
      .selectFrom('event')
      .where('hostId', '=', hostId)
      .where('status', '=', 'draft')
      .where('providerStartsAt', '>', now)
      .where(
        sql<boolean>`(answer_until is not null or exists (select from suggestion where event_id = event.id))`,
      )
      .select(['id', 'publicId', 'name', sql<string>`day::text`.as('day')])
      .select(['providerStartsAt', 'durationHours'])
      .select(['answerUntil', suggestedNames.as('suggested')])
      .orderBy('providerStartsAt')
      .orderBy('id')
      .limit(screenLimits.unpagedItems)
      .execute(),

  loadParts: async (eventId: number): Promise<DraftParts> => {
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

/** Lists and locks drafts whose start has passed. Skips those with an open checkout, whose hold ends first. */
const listPast =
  (database: Database) =>
  async (now: Date, limit: number): Promise<readonly number[]> => {
    const past = await database
      .selectFrom('event')
      .select('id')
      .where('status', '=', 'draft')
      .where('providerStartsAt', '<=', now)
      .where((each) =>
        each.not(
          each.exists(
            each
              .selectFrom('bookingOrder')
              .select('bookingOrder.id')
              .whereRef('bookingOrder.eventId', '=', 'event.id')
              .where('bookingOrder.state', '=', 'open'),
          ),
        ),
      )
      .orderBy('id')
      .limit(limit)
      .forNoKeyUpdate()
      .execute();
    return past.map(({ id }) => id);
  };
