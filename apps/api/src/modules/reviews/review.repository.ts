import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type ReviewToSave = {
  readonly eventId: number;
  readonly providerId: number;
  readonly hostId: number;
  readonly stars: number;
  readonly feedback: string;
  readonly at: Date;
};

/** A provider whom the host of an event may review, with the review so far. */
export type ReviewableProvider = {
  /** The line of the order that books the provider. */
  readonly lineId: number;
  readonly providerId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly photoName: string | null;
  readonly review: { readonly id: number; readonly stars: number; readonly feedback: string } | null;
};

export const reviewRepository = (database: Database) => ({
  /** The providers who have accepted an event, in the order of the booking. */
  listReviewable: async (eventId: number): Promise<readonly ReviewableProvider[]> => {
    const { rows } = await sql<ReviewableProvider>`
      select
        l.id as "lineId", l.provider_id, a.first_name, a.last_name, f.photo_name,
        case when r.id is not null
          then json_build_object('id', r.id, 'stars', r.stars, 'feedback', r.feedback)
        end as "review"
      from order_line l
      join booking_order o on o.id = l.order_id and o.state = 'paid'
      join account a on a.id = l.provider_id
      left join portfolio f on f.provider_id = l.provider_id
      left join review r on r.event_id = o.event_id and r.provider_id = l.provider_id
      where o.event_id = ${eventId} and l.kind = 'provider' and l.request = 'accepted'
      order by l.id`.execute(database);
    return rows;
  },

  isReviewed: async (eventId: number, providerId: number): Promise<boolean> => {
    const found = await database
      .selectFrom('review')
      .where('eventId', '=', eventId)
      .where('providerId', '=', providerId)
      .select('id')
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Adds the review of a provider at an event, or changes it; a trigger updates the average. Returns its id. */
  save: async ({ eventId, providerId, hostId, stars, feedback, at }: ReviewToSave): Promise<number> => {
    const { id } = await database
      .insertInto('review')
      .values({
        eventId,
        providerId,
        hostId,
        stars,
        feedback,
        createdAt: at,
        updatedAt: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['eventId', 'providerId']).doUpdateSet({ stars, feedback, updatedAt: at }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Returns the reply to a review of this provider, null without one; undefined if there is no such review. */
  lockReply: async (reviewId: number, providerId: number): Promise<string | null | undefined> => {
    const found = await database
      .selectFrom('review')
      .where('id', '=', reviewId)
      .where('providerId', '=', providerId)
      .select('reply')
      .forUpdate()
      .executeTakeFirst();
    return found?.reply;
  },

  saveReply: async (reviewId: number, reply: string, at: Date): Promise<void> => {
    await database.updateTable('review').set({ reply, repliedAt: at }).where('id', '=', reviewId).execute();
  },
});
