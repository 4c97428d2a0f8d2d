import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const endedEventRepository = (database: Database) => ({
  /** Running events whose booked hours, extensions aside, had passed by then; the earliest first. */
  listEnded: async (endedUntil: Date, limit: number): Promise<readonly number[]> => {
    const events = await database
      .selectFrom('event')
      .select('id')
      .where('status', 'in', ['pending', 'upcoming'])
      // Says nothing that the next line does not say, but the index knows it.
      .where('provider_starts_at', '<=', endedUntil)
      .where(sql<boolean>`provider_starts_at + duration_hours * interval '1 hour' <= ${endedUntil}`)
      .orderBy('provider_starts_at')
      .limit(limit)
      .execute();
    return events.map(({ id }) => id);
  },
});
