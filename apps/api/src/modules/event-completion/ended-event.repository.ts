import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const endedEventRepository = (database: Database) => ({
  /** Lists running events whose booked hours (without extensions) had ended by then, the earliest first. */
  listEnded: async (endedUntil: Date, limit: number): Promise<readonly number[]> => {
    const events = await database
      .selectFrom('event')
      .select('id')
      .where('status', 'in', ['pending', 'upcoming'])
      // Implied by the next condition, but lets PostgreSQL use the index.
      .where('providerStartsAt', '<=', endedUntil)
      .where(sql<boolean>`provider_starts_at + duration_hours * interval '1 hour' <= ${endedUntil}`)
      .orderBy('providerStartsAt')
      .limit(limit)
      .execute();
    return events.map(({ id }) => id);
  },
});
